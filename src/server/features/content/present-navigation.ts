import type { Navigation, NavigationLink } from '@/contract/site'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { NAVIGATION_LISTS } from '@/domain/content/navigation-defaults'
import { SITE_PAGES } from '@/domain/site/site-pages'
import { documentKey, documentOf, pictureOf, type NavigationSources } from './navigation-sources'
import type { StoredLink, StoredNavigation } from './read-navigation'

type Context = { sources: NavigationSources; seminarsUrl: string }

/** The links as header and footer show them: one whose document is not on the site leaves no hole. */
export const presentNavigation = ({ navigation, ...context }: Context & { navigation: StoredNavigation }): Navigation =>
  Object.fromEntries(
    NAVIGATION_LISTS.map((list) => {
      const withPicture = list === 'featured_links'
      return [list, navigation[list].flatMap((link) => presentLink({ link, withPicture, ...context }))]
    }),
  ) as Navigation

const presentLink = ({
  link,
  withPicture,
  sources,
  seminarsUrl,
}: Context & { link: StoredLink; withPicture: boolean }): Array<NavigationLink & { picture?: string | null }> => {
  const href = hrefOf({ link, sources, seminarsUrl })
  if (href === undefined) return []
  const shown = { label: frenchSpaces(link.label), href }
  return [withPicture ? { ...shown, picture: sources.pictures[pictureOf(link) ?? 0] ?? null } : shown]
}

const hrefOf = ({ link, sources, seminarsUrl }: Context & { link: StoredLink }): string | undefined => {
  if (link.blockType === 'address_link') return link.href
  if (link.blockType === 'site_link') {
    const page = SITE_PAGES.find(({ value }) => value === link.page)
    return page && (page.href ?? seminarsUrl)
  }
  const document = documentOf(link)
  return document ? sources.addresses[documentKey(document)] : undefined
}
