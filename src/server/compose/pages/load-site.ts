import type { SiteSettings } from '@/contract/site'
import { readSiteSettings } from '@/server/features/catalogue/editorial/read-site-settings'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { cached } from '@/server/platform/cache/cached'

/** What every page shows around its content. */
export const loadSite = (): Promise<SiteSettings> => cached({ key: ['site'], tags: [], load: readSite })

const readSite = async (): Promise<SiteSettings> => {
  const [settings, registrations] = await Promise.all([readSiteSettings(), readRegistrations()])
  return { ...settings, registrations }
}
