import { Photo } from '@/storefront/ui/photo'
import type { BlockProps } from './block-props'

const SIZES = { text: '(min-width: 48rem) 44rem, 92vw', wide: '(min-width: 82rem) 78rem, 92vw' }

export const PictureBlock = ({ picture, caption, width }: BlockProps<'picture'>) => (
  <figure className={`cpicture block cpicture--${width}`}>
    <Photo src={picture.url} alt={picture.alt} sizes={SIZES[width]} width={picture.width} height={picture.height} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)
