import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type OutputFrom,
  initialTransition,
} from 'xstate';

/** The output of a machine that reaches a final state at once, without starting an actor. */
export function verdictOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): OutputFrom<Machine> {
  const snapshot: AnyMachineSnapshot = initialTransition(machine, input)[0];
  if (snapshot.status !== 'done') throw new Error(`${machine.id} has not reached its end`);
  return snapshot.output as OutputFrom<Machine>;
}
