import { type RefObject, useEffect, useRef, useState } from 'react';

const controls =
  ':is(input, textarea, button, [tabindex="0"]):not([type="hidden"], [hidden], [tabindex="-1"], :disabled)';

/** The control that the error of the first invalid field describes. */
function firstInvalidControl(fields: HTMLElement | null): HTMLElement | null {
  const field = fields?.querySelector('[data-invalid]');
  if (!field) return null;
  const described = [...field.querySelectorAll<HTMLElement>(controls)].find((one) =>
    one.hasAttribute('aria-describedby'),
  );
  return described ?? field.querySelector<HTMLElement>(controls);
}

/**
 * After the form was sent and rejected, by its own checks or by the server, focuses the first invalid field, so that its
 * error is read. Call `onSend` whenever the user sends the form.
 *
 * @param isRunning whether the form is being sent
 */
export function useRejectedFocus<Kind extends HTMLElement = HTMLDivElement>(
  isRunning: boolean,
): { fields: RefObject<Kind | null>; onSend: () => void } {
  const fields = useRef<Kind>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0 && !isRunning) firstInvalidControl(fields.current)?.focus();
  }, [sent, isRunning]);
  return { fields, onSend: () => setSent((count) => count + 1) };
}
