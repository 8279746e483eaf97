import type { SiteSettings } from '@/contract/site'
import { cached } from '../cache/cached'
import { readSiteSettings } from '../site/read-site-settings'

/** What every page shows around its content. */
export const loadSite = (): Promise<SiteSettings> => cached({ key: ['site'], tags: [], load: readSiteSettings })
