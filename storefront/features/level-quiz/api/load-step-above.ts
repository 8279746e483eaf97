import { SEARCH } from '@/contract/addresses'
import type { Hit } from '@/contract/hit'
import type { searchExpeditions } from '@/contract/search'
import { stepAboveSearches } from '@/domain/step-above'
import { tripFit, tripGap, type OwnLevels, type TripGap } from '@/domain/trip-fit'
import { callApi } from '@/storefront/lib/api/call-api'
import type { QuizFamily } from '../rules/quiz-family'

/** A trip, and that it asks for one level more. */
type StepAboveTrip = { hit: Hit; gap: TripGap }

type Input = { levels: OwnLevels; families: QuizFamily[]; signal: AbortSignal }

/** A trip one level above these levels; null without any. */
export const loadStepAbove = async ({ levels, families, signal }: Input): Promise<StepAboveTrip | null> => {
  for (const search of stepAboveSearches(levels)) {
    const { hits } = await callApi<typeof searchExpeditions>(SEARCH, { query: search, signal })
    for (const hit of hits) {
      const gap = tripGap({ trip: hit, families, levels })
      if (gap && tripFit(gap) === 'step-above') return { hit, gap }
    }
  }
  return null
}
