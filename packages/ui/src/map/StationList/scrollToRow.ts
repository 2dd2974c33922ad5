/** Scrolls the element around a list until a row of it is visible. The page stays, because the map may be above the list. */
export function scrollToRow(row: Element): void {
  const scroller = scrollerOf(row);
  if (!scroller) return;
  const { top, bottom } = row.getBoundingClientRect();
  const start = scroller.getBoundingClientRect().top + scroller.clientTop;
  const end = start + scroller.clientHeight;
  if (top < start) scroller.scrollTop -= start - top;
  else if (bottom > end) scroller.scrollTop += Math.min(bottom - end, top - start);
}

/** The nearest element around a row that scrolls, other than the page. */
function scrollerOf({ parentElement }: Element): Element | null {
  if (!parentElement || parentElement === document.body) return null;
  const canScroll = ['auto', 'scroll'].includes(getComputedStyle(parentElement).overflowY);
  return canScroll && parentElement.scrollHeight > parentElement.clientHeight
    ? parentElement
    : scrollerOf(parentElement);
}
