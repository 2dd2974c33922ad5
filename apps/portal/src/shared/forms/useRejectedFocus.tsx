import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

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

/** Text of the elements that describe a control, its error among them. */
const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/**
 * After the form was sent and rejected, by its own checks or by the server, focuses the first invalid field, so that its
 * error is read. A field that has the focus already is not read by focusing it: then `spoken` says its error again. Without
 * an invalid field, it brings the error of the whole form into view, which may be far above the button that was pressed.
 * Call `onSend` whenever the user sends the form.
 *
 * @param isRunning whether the form is being sent
 * @returns `spoken` belongs beside the fields
 */
export function useRejectedFocus<Kind extends HTMLElement = HTMLDivElement>(
  isRunning: boolean,
): { fields: RefObject<Kind | null>; spoken: ReactNode; onSend: () => void } {
  const fields = useRef<Kind>(null);
  const [sent, setSent] = useState(0);
  const [text, setText] = useState('');
  useEffect(() => {
    if (sent === 0 || isRunning) return undefined;
    const control = firstInvalidControl(fields.current);
    if (!control) {
      // A dialog shows the focused field in the next frame.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() =>
          fields.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' }),
        );
      });
      return () => cancelAnimationFrame(frame);
    }
    if (control === document.activeElement) {
      setText(descriptionOf(control));
      // Nobody finds an old error among the fields.
      const forget = () => setText('');
      control.addEventListener('input', forget, { once: true });
      control.addEventListener('blur', forget, { once: true });
    } else control.focus();
    return undefined;
  }, [sent, isRunning]);
  const spoken = (
    <VisuallyHidden as="div">
      {/* Another element each time: a live region announces only what is added to it. */}
      <div aria-live="assertive">{text && <span key={sent}>{text}</span>}</div>
    </VisuallyHidden>
  );
  return { fields, spoken, onSend: () => setSent((count) => count + 1) };
}
