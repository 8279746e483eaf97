'use client'

import { Heart } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { formatCount } from '@/domain/text/plural'
import { formatNumber } from '@/domain/text/price'
import { Icon } from '@/storefront/ui/icon'
import type { Favourite } from '../rules/favourite'
import { isFavourite, shownCount, subscribeToFavourites } from '../rules/favourite-state'
import { pressHeart } from '../rules/press-heart'

type FavouriteHeartProps = Favourite & {
  /** In a line of text rather than over a picture. */
  isInline?: boolean
  /** Its toast offers to undo. */
  canUndo?: boolean
}

/** The heart of an expedition with its counter (spec §4). */
export const FavouriteHeart = ({ isInline = false, canUndo, ...favourite }: FavouriteHeartProps) => {
  const { id, name, count } = favourite
  const [isPressed, setIsPressed] = useState(false)
  const isLiked = useSyncExternalStore(
    subscribeToFavourites,
    () => isFavourite(id),
    () => false,
  )
  const shown = useSyncExternalStore(
    subscribeToFavourites,
    () => shownCount({ id, count }),
    () => count,
  )
  return (
    <button
      type="button"
      className={`heart ${isInline ? 'heart--inline' : ''} ${isPressed ? 'heart--hops' : ''}`}
      aria-pressed={isLiked}
      aria-label={`Ajouter ${name} à tes favoris, ${formatCount(shown, 'personne l’aime', 'personnes l’aiment')}`}
      onClick={() => {
        setIsPressed(true)
        void pressHeart({ favourite, canUndo })
      }}
    >
      <Icon of={Heart} />
      {formatNumber(shown)}
    </button>
  )
}
