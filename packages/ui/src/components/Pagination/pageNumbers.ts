/** First and last page, the current page and its neighbours; `null` for two or more skipped pages. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const pages = [...new Set([1, page - 1, page, page + 1, count])]
    .filter((number) => number >= 1 && number <= count)
    .toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const gap = number - (pages[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
