import type { Metadata } from 'next'
import type { Expedition } from '@/contract/expeditions'
import { formatPrice } from '@/domain/price'
import { SITE_PATHS } from '@/domain/site-paths'

const DESCRIPTION_LENGTH = 160

type PresentedExpedition = Pick<Expedition, 'name' | 'slug' | 'tagline' | 'duration_days' | 'country_1' | 'min_price'>

/** Title, description, canonical address and link preview of an expedition's page. Addresses are relative to the site's. */
export const buildExpeditionMetadata = (expedition: PresentedExpedition): Metadata => {
  const { name, slug } = expedition
  const path = SITE_PATHS.expedition(slug)
  const description = describe(expedition)
  const images = [{ url: `/og/expeditions/${slug}`, alt: name, width: 1200, height: 630 }]

  return {
    title: name,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', siteName: 'Lagopède', locale: 'fr_FR', url: path, title: name, description, images },
    twitter: { card: 'summary_large_image', title: name, description, images },
  }
}

const describe = ({ tagline, duration_days, country_1, min_price }: PresentedExpedition): string => {
  const facts = `${duration_days}\u00a0jours, ${country_1.name}, dès ${formatPrice(min_price)}.`
  const room = DESCRIPTION_LENGTH - facts.length - 1
  if (tagline.length <= room) return `${tagline} ${facts}`
  const cut = tagline.slice(0, room - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}… ${facts}`
}
