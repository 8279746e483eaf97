/** The two values that name an expedition in SQL, `$1` its number and `$2` its slug: one of them is null. */
export const expeditionKey = (idOrSlug: string): [id: number | null, slug: string | null] =>
  /^\d+$/.test(idOrSlug) ? [Number(idOrSlug), null] : [null, idOrSlug]

/** The condition that goes with it, on the table of hits: an expedition without a hit is not on sale. */
export const IS_EXPEDITION = '(h.id = $1::int or h.slug = $2)'
