'use client'

import { useEmptySearch } from '@/storefront/lib/tracking/empty-search-hook'

/** Has the counter told of words that found nothing on the site. */
export const EmptySearch = ({ words }: { words: string }) => {
  useEmptySearch({ where: 'site', words })
  return null
}
