import { Fragment } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { Photo } from '@/storefront/ui/photo'
import { GalleryMosaic } from './gallery-mosaic'

type GalleryProps = { photos: Expedition['photos'] }

const MOST_SHOWN = 5
const MAIN_SIZES = '(min-width: 80rem) 640px, (min-width: 62.125rem) 50vw, 92vw'
const SIZES = '(min-width: 62.125rem) 26vw, 92vw'

/** A mosaic on desktop, a snapping carousel on phones; each picture opens the whole set. */
export const Gallery = ({ photos }: GalleryProps) =>
  photos.length > 0 && (
    <GalleryMosaic
      photos={photos}
      pictures={photos.slice(0, MOST_SHOWN).map(({ url, alt, width, height }, index) => (
        <Fragment key={url}>
          <span className="sr-only">
            Agrandir l’image {index + 1}
            {alt.trim() !== '' && '\u00a0: '}
          </span>
          <Photo
            src={url}
            alt={alt}
            width={width}
            height={height}
            sizes={index === 0 ? MAIN_SIZES : SIZES}
            priority={index === 0}
            // On a phone they wait beside the first, out of sight: the second would be sent with it, and both half as fast.
            fetchPriority="low"
          />
        </Fragment>
      ))}
    />
  )
