import type { Metadata } from 'next'
import type { Expedition } from '@/contract/expeditions'
import { SITE_PATHS } from '@/domain/site-paths'

const DESCRIPTION_LENGTH = 160

type PresentedExpedition = Pick<
  Expedition,
  'name' | 'slug' | 'tagline' | 'duration_days' | 'country_1' | 'min_price' | 'photos'
>

/** Title, description, canonical address and link preview of an expedition's page. Addresses are relative to the site's. */
export const buildExpeditionMetadata = (expedition: PresentedExpedition): Metadata => {
  const { name, slug, photos } = expedition
  const path = SITE_PATHS.expedition(slug)
  const description = describe(expedition)
  const images = photos.slice(0, 1).map(({ url, alt, width, height }) => ({
    url: url.replace(/-640\.webp$/, '-1280.webp'),
    alt,
    width: 1280,
    height: Math.round((1280 * height) / (width || 1280)),
  }))

  return {
    title: name,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', siteName: 'Lagopède', locale: 'fr_FR', url: path, title: name, description, images },
    twitter: { card: 'summary_large_image', title: name, description, images },
  }
}

const describe = ({ tagline, duration_days, country_1, min_price }: PresentedExpedition): string => {
  const facts = `${duration_days}\u00a0jours, ${country_1.name}, dès ${min_price}\u00a0€.`
  const room = DESCRIPTION_LENGTH - facts.length - 1
  if (tagline.length <= room) return `${tagline} ${facts}`
  const cut = tagline.slice(0, room - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}… ${facts}`
}
