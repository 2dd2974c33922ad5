/**
 * Removes the elements of style sheets that have failed. The code that loads the styles of a screen takes an element for
 * a style sheet that is there, so the next attempt would show the screen without its styles.
 */
export function removeFailedStyles(): void {
  // The event does not bubble.
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  addEventListener('error', remove, { capture: true });
}
