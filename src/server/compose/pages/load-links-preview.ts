import { cache } from 'react'
import type { SiteSettings } from '@/contract/site'
import { namedBy, readNavigationSources } from '@/server/features/content/navigation-sources'
import { presentNavigation } from '@/server/features/content/present-navigation'
import { keptOrBegun, type StoredLink, type StoredNavigation } from '@/server/features/content/read-navigation'
import { findNavigationDraft } from './find-draft'
import { loadSite } from './load-site'

/** The site with the links of header and footer as their draft has them; null for who may not edit them. */
export const loadLinksPreview = cache(async (): Promise<SiteSettings | null> => {
  const draft = await findNavigationDraft()
  if (!draft) return null
  const navigation = withoutUnfinished(keptOrBegun(draft))
  const [site, sources] = await Promise.all([loadSite(), readNavigationSources(namedBy(navigation))])
  return { ...site, navigation: presentNavigation({ navigation, sources, seminarsUrl: site.seminars_url }) }
})

type Unfinished<Link> = { [Part in keyof Link]?: Link[Part] | null }

/** A draft may hold a link that is being typed, without words or without an end: no type says so. */
const withoutUnfinished = (navigation: StoredNavigation): StoredNavigation => {
  const whole = Object.entries(navigation).map(([list, links]) => [list, links.filter(isWhole)])
  return Object.fromEntries(whole) as StoredNavigation
}

const isWhole = (link: StoredLink): boolean => {
  const typed: Unfinished<StoredLink> & { page?: unknown; document?: unknown; href?: unknown } = link
  return Boolean(typed.label) && [typed.page, typed.document, typed.href].some(Boolean)
}
