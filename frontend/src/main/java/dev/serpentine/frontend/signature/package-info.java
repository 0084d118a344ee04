/**
 * What Python's builtins take: one table, {@code signatures.txt}, for every builtin function, every method and operator
 * of a built-in type, and every function of the library that is replaced.
 *
 * <p>It says what CPython 3.12 does, not what can be translated, and it is the only place that says so. In goes a name;
 * out comes a {@link dev.serpentine.frontend.signature.Signature}. Nothing here knows annotations, system code or the
 * program.
 *
 * <p>How to read the table. {@code [owners]} begins the entries of modules or of families of built-in types, which have
 * all of them. An entry is {@code name name (parameters)}; parameters are as in a Python signature, {@code self} left
 * out, with {@code /} and {@code *} where CPython has them: {@code sub: str, start: index|None "complaint" =, /}.
 * Behind the colon stand the words of the {@link dev.serpentine.frontend.signature.Kind}s it takes, and in brackets
 * what an iterable must hold; in quotes the text of CPython's TypeError for all else, if it is not the one that the
 * kind has anyway, and then that of the items; a {@code =} at the end says that it may be left out. In texts
 * {@code {type}} is the name of the argument's type, {@code {clinic}} the same but {@code None} for None,
 * {@code {name}} the function's, {@code {owner}} the type's, and {@code {argument}} says which argument it is.
 *
 * <p>What the annotator does with it, at each call of a builtin, before any rule or system code looks at the arguments:
 *
 * <ul>
 *   <li>An argument that certainly fits is passed as it is. So neither rules nor system code need to look at kinds
 *       again.
 *   <li>One that certainly does not, too many, or a keyword that is none, is an error at the call, with the parameter's
 *       name and both types.
 *   <li>One that only run time can tell (it may be None, or a mixture of numbers), or that must be asked for its number
 *       first ({@code __index__}, {@code __float__}), goes through a guard: the call becomes a call of a forwarder in
 *       system code, made once for each form of call, that hands these arguments through functions of {@code guards.py}
 *       (which raise Python's TypeError), and then does the call proper, where everything fits.
 * </ul>
 *
 * Operators are entries with the names of their special methods; what does not fit the left operand's is tried with the
 * right operand's, and then is no operation between the two.
 */
package dev.serpentine.frontend.signature;
