export type Conditions = Record<string, Record<string, string>>

/** The query by which a list of the panel shows the documents that meet all of these conditions. */
export const whereQuery = (where: Conditions): string => {
  const entries = Object.entries(where).flatMap(([field, condition], index) =>
    Object.entries(condition).map(([operator, value]): [string, string] => [
      `where[or][0][and][${String(index)}][${field}][${operator}]`,
      value,
    ]),
  )
  return new URLSearchParams(entries).toString()
}

/** Addresses inside the panel. */
export const PANEL_PATHS = {
  list: (collection: string, where: Conditions = {}) => {
    const query = whereQuery(where)
    return `/admin/collections/${collection}${query && `?${query}`}`
  },
  /** A list, of what holds these words. */
  search: (collection: string, words: string) =>
    `/admin/collections/${collection}?${new URLSearchParams({ search: words }).toString()}`,
  create: (collection: string) => `/admin/collections/${collection}/create`,
  document: (collection: string, id: number) => `/admin/collections/${collection}/${String(id)}`,
  giftCard: (id: number) => `/admin/cartes-cadeaux/${String(id)}`,
  global: (slug: string) => `/admin/globals/${slug}`,
} as const
