'use client'

import { ArrowLeft, ArrowRight } from 'lucide'
import type { KeyboardEvent } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { Dialog } from '@/storefront/ui/dialog'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { Photo } from '@/storefront/ui/photo'

type LightboxProps = {
  photos: Expedition['photos']
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** The pictures one by one over the whole screen; arrow keys turn them, and the last is followed by the first. */
export const Lightbox = ({ photos, index, onMove, onClose }: LightboxProps) => {
  const photo = photos[index]
  if (!photo) return null

  const move = (by: 1 | -1) => onMove((index + by + photos.length) % photos.length)
  const readKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }

  return (
    <Dialog open onClose={onClose} title="Images de l’aventure" titleHidden kind="full">
      {/* Keys reach it from the buttons it holds: nothing here is focused by itself. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="shots" onKeyDown={readKey}>
        <figure>
          <Photo
            key={photo.url}
            src={photo.url}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
            sizes="96vw"
            priority
          />
          <figcaption>
            <span className="num">
              {index + 1}/{photos.length}
            </span>{' '}
            {photo.alt}
          </figcaption>
        </figure>
        {photos.length > 1 && (
          <>
            <IconButton className="shots__turn" label="Image précédente" onClick={() => move(-1)}>
              <Icon of={ArrowLeft} />
            </IconButton>
            <IconButton className="shots__turn shots__turn--next" label="Image suivante" onClick={() => move(1)}>
              <Icon of={ArrowRight} />
            </IconButton>
          </>
        )}
        <p className="sr-only" aria-live="polite">
          Image {index + 1} sur {photos.length}&nbsp;: {photo.alt}
        </p>
      </div>
    </Dialog>
  )
}
