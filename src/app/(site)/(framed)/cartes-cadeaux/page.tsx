import type { Metadata } from 'next'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadPage } from '@/server/compose/pages/load-page'
import { buildPageMetadata } from '@/server/compose/seo/build-page-metadata'
import { CurrentSection } from '@/storefront/features/site-header/components/current-section'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { GiftShopScreen } from '@/storefront/screens/content/gift-shop-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/choices.css'
import '@/storefront/styles/content.css'
import '@/storefront/styles/gift-cards.css'

// The words are those of the agency's page of this address; what is sold is the site's, which sells without them too.
const SLUG = SITE_PATHS.giftCards.slice(1)
const TITLE = 'Cartes cadeaux'

export const generateMetadata = async (): Promise<Metadata> => {
  const page = await loadPage(SLUG)
  if (page) return buildPageMetadata(page)
  const description = 'Offre une aventure\u00a0: la carte arrive le jour voulu et se dépense en plusieurs fois.'
  return pageMetadata({ path: SITE_PATHS.giftCards, title: TITLE, description })
}

const GiftCardsPage = async () => {
  const page = await loadPage(SLUG)
  const { title = TITLE, lead = '', blocks = [] } = page ?? {}
  const { SITE_URL: site } = env()
  const steps = [
    { name: 'Accueil', url: `${site}/` },
    { name: title, url: site + SITE_PATHS.giftCards },
  ]
  return (
    <>
      <StructuredData data={buildStructuredBreadcrumb(steps)} />
      <CurrentSection href={SITE_PATHS.giftCards} />
      <GiftShopScreen title={title} lead={lead} blocks={blocks} />
    </>
  )
}

export default GiftCardsPage
