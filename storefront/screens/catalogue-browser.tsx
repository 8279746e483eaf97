'use client'

import { useCallback, useSyncExternalStore, type ComponentProps } from 'react'
import type { Hit } from '@/contract/hit'
import { calendarDayInParis } from '@/domain/calendar-day'
import { Catalogue } from '@/storefront/features/catalogue/components/catalogue'
import type { RenderCard } from '@/storefront/features/catalogue/components/results-grid'
import { ExpeditionCard } from '@/storefront/features/expedition-card/components/expedition-card'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'

type CatalogueBrowserProps = Omit<ComponentProps<typeof Catalogue>, 'renderCard' | 'renderPoster'> & {
  /** The day the page was made on: a static page may be read later. */
  today: string
}

const never = () => () => undefined

export const CatalogueBrowser = ({ today: madeOn, ...catalogue }: CatalogueBrowserProps) => {
  const today = useSyncExternalStore(
    never,
    () => calendarDayInParis(new Date()),
    () => madeOn,
  )
  const renderCard: RenderCard = useCallback(
    (hit, index) => <ExpeditionCard hit={hit} heart={<HitHeart hit={hit} />} today={today} priority={index === 0} />,
    [today],
  )
  const renderPoster = useCallback(
    (hit: Hit) => <ExpeditionCard hit={hit} heart={<HitHeart hit={hit} />} today={today} variant="similar" />,
    [today],
  )
  return <Catalogue {...catalogue} renderCard={renderCard} renderPoster={renderPoster} />
}
