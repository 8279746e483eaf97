import type { SiteSearchResult } from '@/contract/site-search'
import type { Town } from '@/domain/places/town'
import { namedTown, townWords } from '@/domain/places/train-words'
import { findPlaces } from '@/server/features/places/find-places'
import { findOnSite } from '@/server/features/site-search/find-on-site'

/** So many of each kind are on the page: who looks for more has the catalogue, the blog and the FAQ. */
const MOST = 24

/** All that the site says about some words, and the town that they name, looked up each time. */
export const loadSiteSearch = async (words: string): Promise<{ found: SiteSearchResult; town: Town | null }> => {
  const [found, town] = await Promise.all([findOnSite({ words, most: MOST }), findNamedTown(words)])
  return { found, town }
}

const findNamedTown = async (words: string): Promise<Town | null> => {
  const asked = townWords(words)
  return asked && namedTown(words, (await findPlaces(asked.words)).items)
}
