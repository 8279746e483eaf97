import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { buildStructuredProduct } from '@/domain/content/structured-product'
import { StructuredData } from '@/storefront/ui/structured-data'
import type { ExpeditionScreenProps } from './expedition-screen-props'

type ExpeditionStructuredDataProps = Pick<ExpeditionScreenProps, 'expedition' | 'reviews' | 'siteUrl'> & {
  steps: Array<{ name: string; href: string }>
}

const SMALL = /-640\.webp$/

/** What search engines read of the page: the product and the way to it. */
export const ExpeditionStructuredData = ({ expedition, reviews, siteUrl, steps }: ExpeditionStructuredDataProps) => {
  const url = `${siteUrl}/expeditions/${expedition.slug}`
  const images = expedition.photos.map((photo) => new URL(photo.url.replace(SMALL, '-1280.webp'), siteUrl).href)
  return (
    <>
      <StructuredData data={buildStructuredProduct({ expedition, url, images, reviews })} />
      <StructuredData
        data={buildStructuredBreadcrumb([
          ...steps.map(({ name, href }) => ({ name, url: `${siteUrl}${href}` })),
          { name: expedition.name, url },
        ])}
      />
    </>
  )
}
