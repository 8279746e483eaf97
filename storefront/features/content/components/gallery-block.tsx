import { Photo } from '@/storefront/ui/photo'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

export const GalleryBlock = ({ pictures, ...section }: BlockProps<'gallery'>) => (
  <BlockSection {...section}>
    <ul className="cgallery">
      {pictures.map(({ url, alt, width, height }, position) => (
        <li key={`${url} ${String(position)}`}>
          <Photo src={url} alt={alt} sizes="(min-width: 48rem) 26rem, 92vw" width={width} height={height} />
        </li>
      ))}
    </ul>
  </BlockSection>
)
