import type { ReviewQuery } from '@/contract/reviews'
import { SLUG_PATTERN } from '@/domain/slug'

type PageSearchParams = Record<string, string | string[] | undefined>

/** What a page's `searchParams` ask of the reviews; what they say wrong is left out, as if it had not been there. */
export const reviewsPageQuery = (params: PageSearchParams): ReviewQuery => {
  const expedition = [params['expedition']].flat()[0]
  const rate = wholeNumber(params['note'])
  const page = wholeNumber(params['page'])
  return {
    ...(expedition !== undefined && expedition.length <= 120 && SLUG_PATTERN.test(expedition) && { expedition }),
    ...(rate !== null && rate >= 1 && rate <= 5 && { rate }),
    ...(page !== null && page >= 2 && { page }),
  }
}

const wholeNumber = (value: string | string[] | undefined): number | null => {
  const first = [value].flat()[0] ?? ''
  return /^\d{1,4}$/.test(first) ? Number(first) : null
}
