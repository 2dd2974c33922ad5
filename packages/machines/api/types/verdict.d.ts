import { type AnyStateMachine, type InputFrom, type OutputFrom } from 'xstate';
/** The output of a machine that reaches a final state at once, without starting an actor. */
export declare function verdictOf<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): OutputFrom<Machine>;
