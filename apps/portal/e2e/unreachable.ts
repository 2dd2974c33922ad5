/**
 * Controls of the page that a pointer cannot reach: those that stay outside of the window, however it is scrolled, and
 * those below something else. Runs in the browser.
 */
export function unreachable(): string[] {
  const describe = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = [left, top, width, height].map(Math.round).join(' ');
    return `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}" at ${place}`;
  };
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (element) =>
      !element.matches(':disabled, [tabindex="-1"], [href^="#"]') &&
      !element.closest('[inert], [aria-hidden=true]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const scroll = scrollY;
  /** Undefined if a pointer reaches the control at this place of the window. */
  const obstacle = (target: Element, block: ScrollLogicalPosition) => {
    target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    // The first line of a link that goes over several.
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect();
    // Hidden visually, alone or with the element around it: for the keyboard only, as the paste target of a drop zone.
    const around = target.parentElement?.getBoundingClientRect();
    if (box.width <= 1 || (around && around.width <= 1)) return undefined;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `outside: ${describe(target)}`;
    const hit = document.elementFromPoint(x, y);
    // A notification goes by itself.
    if (hit && (target.contains(hit) || hit.closest('[data-sonner-toaster]'))) return undefined;
    return `below ${hit ? describe(hit) : 'nothing'}: ${describe(target)}`;
  };
  const found = controls.flatMap((control) => {
    // A checkbox is drawn by its label, which operates it.
    const target = control.closest('label') ?? control;
    // As the focus scrolls it, or as a reader might.
    const obstacles = (['nearest', 'center'] as const).map((block) => obstacle(target, block));
    return obstacles.includes(undefined) ? [] : [obstacles[0]!];
  });
  scrollTo(0, scroll);
  return found;
}
