/** JSON as text: values enter, their text leaves. Nothing is read. */
package dev.serpentine.driver.json;
