'use client'

import { useCallback, useSyncExternalStore, type ComponentProps } from 'react'
import type { Hit } from '@/contract/hit'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { Catalogue } from '@/storefront/features/catalogue/components/catalogue'
import type { RenderCard } from '@/storefront/features/catalogue/components/results-grid'
import { ExpeditionCard } from '@/storefront/features/expedition-card/components/expedition-card'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { TownPicker } from '@/storefront/parts/town-picker'
import { useOwnLevels } from '@/storefront/lib/storage/own-levels-hook'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { onDemand } from '@/storefront/ui/on-demand'

// For who took the level quiz in this browser.
const FitTag = onDemand(() =>
  import('@/storefront/features/level-quiz/components/fit-tag').then((module) => module.FitTag),
)

const CompareChoice = onDemand(() =>
  import('@/storefront/features/comparison/components/compare-choice').then((module) => module.CompareChoice),
)
const CompareTray = onDemand(() =>
  import('@/storefront/features/comparison/components/compare-tray').then((module) => module.CompareTray),
)

type CatalogueBrowserProps = Omit<
  ComponentProps<typeof Catalogue>,
  'renderCard' | 'renderPoster' | 'town' | 'TownPicker'
> & {
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
  const levels = useOwnLevels()
  const { categories } = catalogue.options
  const markOf = useCallback(
    (hit: Hit) => levels && <FitTag hit={hit} families={categories} levels={levels} />,
    [levels, categories],
  )
  const renderCard: RenderCard = useCallback(
    (hit, index) => (
      <ExpeditionCard
        hit={hit}
        heart={<HitHeart hit={hit} />}
        mark={markOf(hit)}
        aside={<CompareChoice slug={hit.slug} name={hit.name} />}
        today={today}
        priority={index === 0}
      />
    ),
    [today, markOf],
  )
  const renderPoster = useCallback(
    (hit: Hit) => (
      <ExpeditionCard hit={hit} heart={<HitHeart hit={hit} />} mark={markOf(hit)} today={today} variant="similar" />
    ),
    [today, markOf],
  )
  const { town } = useOwnTown()
  return (
    <>
      <Catalogue
        {...catalogue}
        renderCard={renderCard}
        renderPoster={renderPoster}
        town={town}
        TownPicker={TownPicker}
      />
      <CompareTray />
    </>
  )
}
