import { createHash } from 'node:crypto'
import type { Metadata } from 'next'
import type { Expedition } from '@/contract/expeditions'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'

const DESCRIPTION_LENGTH = 160

type PresentedExpedition = Pick<
  Expedition,
  'name' | 'slug' | 'tagline' | 'duration_days' | 'country_1' | 'level' | 'min_price' | 'photos' | 'seo'
>

/** Title, description, canonical address and link preview of an expedition's page. Addresses are relative to the site's. */
export const buildExpeditionMetadata = (expedition: PresentedExpedition): Metadata => {
  const { name, slug, seo } = expedition
  const path = SITE_PATHS.expedition(slug)
  const title = seo.title ?? name
  const description = seo.description ?? describe(expedition)
  const card = { url: `/og/expeditions/${slug}?v=${cardVersion(expedition)}`, alt: name, width: 1200, height: 630 }
  const images = seo.image === null ? [card] : [{ url: seo.image, alt: name }]

  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', siteName: 'Lagopède', locale: 'fr_FR', url: path, title, description, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** Changes with whatever the card shows: who has seen a link keeps its card for as long as the address stays. */
const cardVersion = ({ name, duration_days, country_1, level, min_price, photos }: PresentedExpedition): string =>
  createHash('sha256')
    .update(JSON.stringify([name, duration_days, country_1.name, level.level_number, min_price, photos[0]?.url]))
    .digest('hex')
    .slice(0, 12)

const describe = ({ tagline, duration_days, country_1, min_price }: PresentedExpedition): string => {
  const facts = `${duration_days}\u00a0jours, ${country_1.name}, dès ${formatPrice(min_price)}.`
  const room = DESCRIPTION_LENGTH - facts.length - 1
  if (tagline.length <= room) return `${tagline} ${facts}`
  const cut = tagline.slice(0, room - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}… ${facts}`
}
