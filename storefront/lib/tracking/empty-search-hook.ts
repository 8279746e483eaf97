import { useEffect } from 'react'
import { AUDIENCE_SEARCH } from '@/contract/audience-addresses'
import { tellAudience } from './tell-audience'

/** So long do words stand still before they are a search: what is on its way is not. */
const SETTLED_MS = 2000
const MOST_LETTERS = 200

/** Tells the counter of words that found nothing, once they stand still. */
export const useEmptySearch = ({ where, words }: { where: 'catalogue' | 'site'; words: string }): void => {
  useEffect(() => {
    if (words === '') return
    const timer = setTimeout(
      () => tellAudience(AUDIENCE_SEARCH, { where, words: words.slice(0, MOST_LETTERS) }),
      SETTLED_MS,
    )
    return () => clearTimeout(timer)
  }, [where, words])
}
