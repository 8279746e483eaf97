import type { SiteSearchResult } from '@/contract/site-search'
import { findOnSite } from '@/server/features/site-search/find-on-site'

/** So many of each kind are on the page: who looks for more has the catalogue, the blog and the FAQ. */
const MOST = 24

/** All that the site says about some words, looked up each time. */
export const loadSiteSearch = (words: string): Promise<SiteSearchResult> => findOnSite({ words, most: MOST })
