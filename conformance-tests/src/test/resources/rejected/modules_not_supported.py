import warnings

warnings.simplefilter('ignore')

import aifc
import ast
import bdb
import bz2
import cProfile
import cgi
import cgitb
import chunk
import cmd
import code
import codeop
import compileall

import copyreg
import ctypes
import dbm
import dis
import doctest
import email.message
import ensurepip
import faulthandler
import fcntl
import ftplib
import getpass
import http.client
import http.cookiejar
import http.server
import imaplib
import imghdr
import importlib
import inspect
import lib2to3.pytree
import locale
import lzma
import mailbox
import mailcap
import marshal
import mimetypes
import mmap
import modulefinder
import multiprocessing
import netrc
import nntplib
import opcode
import pdb
import pickle
import pickletools
import pipes
import pkgutil
import platform
import poplib
import profile
import pstats
import pwd
import py_compile
import pydoc
import readline
import resource
import rlcompleter
import runpy
import select
import selectors
import shelve
import site
import smtplib
import sndhdr
import socket
import socketserver
import ssl
import subprocess
import sunau
import sysconfig
import tabnanny
import tarfile
import telnetlib
import token
import tokenize
import trace
import traceback
import tracemalloc
import urllib.request
import urllib.robotparser
import uu
import venv
import wave
import webbrowser
import wsgiref.util
import xdrlib
import xml.etree.ElementTree
import zipapp
import zipfile
import zipimport


def main():
    aifc.open('x')
    ast.parse('1')
    bdb.Bdb()
    bz2.compress(b'a')
    cProfile.run('x')
    cgi.parse()
    cgitb.enable()
    chunk.Chunk(None)
    cmd.Cmd()
    code.interact()
    codeop.compile_command('1')
    compileall.compile_dir('x')
    pass
    copyreg.pickle(int, int)
    ctypes.c_int(1)
    dbm.open('x')
    dis.dis(main)
    doctest.testfile('x')
    email.message.Message()
    ensurepip.version()
    faulthandler.enable()
    fcntl.flock(1, 1)
    ftplib.FTP()
    getpass.getuser()
    http.client.HTTPConnection('x')
    http.cookiejar.CookieJar()
    http.server.test()
    imaplib.IMAP4()
    imghdr.what('x')
    importlib.import_module('os')
    inspect.stack()
    lib2to3.pytree.type_repr(1)
    locale.setlocale(locale.LC_ALL, '')
    lzma.compress(b'a')
    mailbox.mbox('x')
    mailcap.getcaps()
    marshal.dumps(1)
    mimetypes.guess_type('a.txt')
    mmap.mmap(-1, 13)
    modulefinder.ModuleFinder()
    multiprocessing.Pool(2)
    netrc.netrc()
    nntplib.NNTP('x')
    opcode.stack_effect(1)
    pdb.set_trace()
    pickle.dumps(1)
    pickletools.dis(b'')
    pipes.Template()
    pkgutil.get_data('x', 'y')
    platform.node()
    poplib.POP3('x')
    profile.run('x')
    pstats.Stats()
    pwd.getpwuid(0)
    py_compile.compile('x')
    pydoc.render_doc('x')
    readline.clear_history()
    resource.getrusage(0)
    rlcompleter.Completer()
    runpy.run_path('x')
    select.select([], [], [])
    selectors.DefaultSelector()
    shelve.open('x')
    site.getsitepackages()
    smtplib.SMTP()
    sndhdr.what('x')
    socket.socket()
    socketserver.TCPServer(('x', 1), None)
    ssl.create_default_context()
    subprocess.run(['ls'])
    sunau.open('x')
    sysconfig.get_paths()
    tabnanny.check('x')
    tarfile.open('x')
    telnetlib.Telnet()
    token.ISTERMINAL(1)
    tokenize.tokenize(None)
    trace.Trace()
    traceback.print_stack()
    tracemalloc.start()
    urllib.request.urlopen('x')
    urllib.robotparser.RobotFileParser()
    uu.encode('x', 'y')
    venv.create('x')
    wave.open('x')
    webbrowser.open('x')
    wsgiref.util.shift_path_info({})
    xdrlib.Packer()
    xml.etree.ElementTree.fromstring('<a/>')
    zipapp.create_archive('x')
    zipfile.ZipFile('x')
    zipimport.zipimporter('x')


if __name__ == '__main__':
    main()

# essence: each module of which nothing is there is named at the first line that uses it
