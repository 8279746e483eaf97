import type { ComponentProps } from 'react'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { LevelResult } from '@/storefront/features/level-quiz/components/level-result'
import { TownCard } from '@/storefront/features/expedition-card/components/town-card'

/** The result of the level quiz, with the cards of its trips. */
export const LevelQuizResult = (props: Omit<ComponentProps<typeof LevelResult>, 'renderCard'>) => (
  <LevelResult
    {...props}
    renderCard={(hit) => <TownCard hit={hit} heart={<HitHeart hit={hit} />} today={calendarDayInParis(new Date())} />}
  />
)
