import type { SiteSettings } from '@/contract/site'
import { readSiteSettings } from '@/server/features/catalogue/editorial/read-site-settings'
import { cached } from '@/server/platform/cache/cached'

/** What every page shows around its content. */
export const loadSite = (): Promise<SiteSettings> => cached({ key: ['site'], tags: [], load: readSiteSettings })
