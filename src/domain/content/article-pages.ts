/** How many articles a page of a list shows. */
export const ARTICLES_A_PAGE = 8

/** One page of a list, counted from 1, and how many there are; null past the last. The first is there when the list is empty. */
export const pageOf = <Item>({ items, page }: { items: readonly Item[]; page: number }) => {
  const pageCount = Math.max(1, Math.ceil(items.length / ARTICLES_A_PAGE))
  if (!Number.isSafeInteger(page) || page < 1 || page > pageCount) return null
  return { items: items.slice((page - 1) * ARTICLES_A_PAGE, page * ARTICLES_A_PAGE), page, pageCount }
}
