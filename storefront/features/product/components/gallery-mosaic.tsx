'use client'

import { Images } from 'lucide'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })))

type GalleryMosaicProps = {
  photos: Expedition['photos']
  /** Those that are shown, with what their buttons say, drawn by the server: how a picture is drawn is no script of the page. */
  pictures: ReactNode[]
}

/** Pictures of which each opens the whole set. */
export const GalleryMosaic = ({ photos, pictures }: GalleryMosaicProps) => {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <div className="gallery">
      <ul className="gallery__photos" data-count={pictures.length}>
        {pictures.map((picture, index) => (
          <li key={photos[index]?.url}>
            <button type="button" onClick={() => setOpened(index)} aria-haspopup="dialog">
              {picture}
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <Button look="line" size="sm" className="gallery__all" aria-haspopup="dialog" onClick={() => setOpened(0)}>
          <Icon of={Images} />
          Voir les {photos.length}&nbsp;images
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
