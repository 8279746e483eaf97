/**
 * The first place where a page's headings skip a level, by its position from 0; null when none does. `levels` are those below
 * the page's own title, 2 for `h2`.
 */
export const headingGap = (levels: readonly number[]): number | null => {
  const gap = levels.findIndex((level, index) => level > (levels[index - 1] ?? 1) + 1)
  return gap === -1 ? null : gap
}
