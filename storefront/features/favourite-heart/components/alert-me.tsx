'use client'

import { Bell, BellRing } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import type { Favourite } from '../rules/favourite'
import { isFavourite, subscribeToFavourites } from '../rules/favourite-state'
import { pressHeart } from '../rules/press-heart'

/** Beside a full departure: a favourite's new dates are told by mail. */
export const AlertMe = (favourite: Favourite) => {
  const isOn = useSyncExternalStore(
    subscribeToFavourites,
    () => isFavourite(favourite.id),
    () => false,
  )
  return (
    <Button look="ghost" size="sm" aria-pressed={isOn} onClick={() => void pressHeart({ favourite, canUndo: true })}>
      <Icon of={isOn ? BellRing : Bell} />
      {isOn ? 'Alerte active' : 'M’alerter'} <span className="sr-only">des nouvelles dates</span>
    </Button>
  )
}
