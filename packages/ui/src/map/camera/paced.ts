/** Milliseconds after the last movement until a map counts as still. */
const restMs = 150;

/**
 * A function for the end of movements. Held keys and `jumpTo` end a movement at every step: the first call runs at
 * once, those that follow it closely only when they have ceased, with the last value.
 */
export function paced<Value>(run: (value: Value) => void): ((value: Value) => void) & { cancel: () => void } {
  let calledAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const call = (value: Value) => {
    cancel();
    const now = performance.now();
    if (now - calledAt > restMs) run(value);
    else timer = setTimeout(run, restMs, value);
    calledAt = now;
  };
  return Object.assign(call, { cancel });
}
