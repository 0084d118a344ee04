/**
 * How arguments flow into functions and results out of them.
 *
 * <p>In go a step and the functions that it may call ({@code CallResolution.Candidate}); out come the targets of the
 * call and what it results in. On the way arguments are matched with parameters ({@code ParameterMatching}), a graph is
 * chosen, the function's one or one for such arguments ({@code Specialisation}), and containers that are passed to
 * graphs which several calls share are stood in for ({@code ParameterContainers}).
 *
 * <p>What always holds: the parameters of the graph that is called cover the arguments, or their stand-ins do; the
 * block of the call is flowed again when what the graph returns has grown. Calls with equal keys
 * ({@code SpecialisationKeys}) share a graph, and there is an end to the graphs that a recursion makes.
 */
package dev.serpentine.frontend.annotation.call;
