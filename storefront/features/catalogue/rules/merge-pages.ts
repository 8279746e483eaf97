import type { SearchResult } from '@/contract/search'

/** Several pages as one list. A hit that moved between two calls is shown once, where it came first. */
export const mergePages = (first: SearchResult, ...others: SearchResult[]): SearchResult => {
  const last = others.at(-1) ?? first
  const hits = [first, ...others].flatMap((page) => page.hits)
  return { ...last, hits: [...new Map(hits.map((hit) => [hit.id, hit])).values()] }
}
