'use client'

import { calendarDayInParis } from '@/domain/days/calendar-day'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { RemoveFavourite } from '@/storefront/features/favourite-heart/components/remove-favourite'
import { FavouritesList } from '@/storefront/features/favourites/components/favourites-list'
import { TownCard } from '@/storefront/features/expedition-card/components/town-card'

export const FavouritesBrowser = () => (
  <FavouritesList
    renderCard={(hit) => (
      <TownCard
        hit={hit}
        heart={<HitHeart hit={hit} canUndo />}
        today={calendarDayInParis(new Date())}
        headingLevel="h2"
      />
    )}
    renderRemoval={(id) => <RemoveFavourite id={id} />}
  />
)
