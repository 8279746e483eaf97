import type { ReviewQuery } from '@/contract/reviews'

/** The address of a list of reviews: `note` is the rate, `page` how far it is unfolded. */
export const reviewsAddress = ({ expedition, rate, page }: ReviewQuery): string => {
  const search = new URLSearchParams()
  if (expedition !== undefined) search.set('expedition', expedition)
  if (rate !== undefined) search.set('note', String(rate))
  if (page !== undefined && page > 1) search.set('page', String(page))
  return search.size === 0 ? '/avis' : `/avis?${search}`
}
