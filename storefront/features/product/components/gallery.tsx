'use client'

import { Images } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Photo } from '@/storefront/ui/photo'

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })))

type GalleryProps = { photos: Expedition['photos'] }

const MOST_SHOWN = 5
const MAIN_SIZES = '(min-width: 80rem) 640px, (min-width: 62.125rem) 50vw, 92vw'
const SIZES = '(min-width: 62.125rem) 26vw, 92vw'

/** A mosaic on desktop, a snapping carousel on phones; each picture opens the whole set. */
export const Gallery = ({ photos }: GalleryProps) => {
  const [opened, setOpened] = useState<number | null>(null)
  if (photos.length === 0) return null

  return (
    <div className="gallery">
      <ul className="gallery__photos" data-count={Math.min(photos.length, MOST_SHOWN)}>
        {photos.slice(0, MOST_SHOWN).map((photo, index) => (
          <li key={photo.url}>
            <button type="button" onClick={() => setOpened(index)} aria-haspopup="dialog">
              <span className="sr-only">Agrandir la photo {index + 1}&nbsp;: </span>
              <Photo
                src={photo.url}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                sizes={index === 0 ? MAIN_SIZES : SIZES}
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <Button look="line" size="sm" className="gallery__all" aria-haspopup="dialog" onClick={() => setOpened(0)}>
          <Icon of={Images} />
          Voir les {photos.length}&nbsp;photos
        </Button>
      )}
      {opened !== null && (
        <Suspense>
          <Lightbox photos={photos} index={opened} onMove={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}
