/** The list with the item added, or taken away when it was there; undefined rather than an empty list. */
export const toggle = <Item>(items: readonly Item[] = [], item: Item): Item[] | undefined => {
  const next = items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
  return next.length > 0 ? next : undefined
}
