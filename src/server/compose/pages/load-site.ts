import type { SiteSettings } from '@/contract/site'
import { readSiteSettings } from '@/server/features/catalogue/editorial/read-site-settings'
import { namedBy, readNavigationSources } from '@/server/features/content/navigation-sources'
import { presentNavigation } from '@/server/features/content/present-navigation'
import { readNavigation } from '@/server/features/content/read-navigation'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { cached } from '@/server/platform/cache/cached'

/** What every page shows around its content. */
export const loadSite = async (): Promise<SiteSettings> => {
  const { navigation, ...site } = await cached({ key: ['site'], tags: [], load: readSite })
  const sources = await loadSources(namedBy(navigation))
  return { ...site, navigation: presentNavigation({ navigation, sources, seminarsUrl: site.seminars_url }) }
}

const readSite = async () => {
  const [settings, registrations, navigation] = await Promise.all([
    readSiteSettings(),
    readRegistrations(),
    readNavigation(),
  ])
  return { ...settings, registrations, navigation }
}

/** What every page is renewed by is no more than what its links name. */
const loadSources = async (named: ReturnType<typeof namedBy>) => {
  const { documents, pictures } = named
  if (documents.length === 0 && pictures.length === 0) return { addresses: {}, pictures: {} }
  const names = (collection: string) => documents.some(({ relationTo }) => relationTo === collection)
  return cached({
    key: ['navigation'],
    tags: [
      ...(names('pages') || pictures.length > 0 ? (['content'] as const) : []),
      ...(names('articles') ? (['articles'] as const) : []),
      ...(names('activity-categories') ? (['catalogue'] as const) : []),
    ],
    load: () => readNavigationSources(named),
  })
}
