'use client'

import { Button } from '@/storefront/ui/button'
import { setFavourite } from '../rules/set-favourite'

/** Takes back a favourite that has no heart to press any more, as nothing is known of it but its number. */
export const RemoveFavourite = ({ id }: { id: number }) => (
  <Button
    look="line"
    onClick={() =>
      void setFavourite({ favourite: { id, name: '', price: 0, count: 0, thumbnail: null }, isWanted: false })
    }
  >
    Retirer de mes favoris
  </Button>
)
