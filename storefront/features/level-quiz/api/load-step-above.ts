import { SEARCH } from '@/contract/addresses'
import type { searchExpeditions } from '@/contract/search'
import { stepAboveSearches } from '@/domain/step-above'
import { tripFit, tripGap, type OwnLevels } from '@/domain/trip-fit'
import { callApi } from '@/storefront/lib/call-api'
import type { QuizFamily } from '../rules/quiz-family'
import type { FittingTrip } from './load-fitting-trips'

type Input = { levels: OwnLevels; families: QuizFamily[]; signal: AbortSignal }

/** A trip one level above these levels; null without any. */
export const loadStepAbove = async ({ levels, families, signal }: Input): Promise<FittingTrip | null> => {
  for (const search of stepAboveSearches(levels)) {
    const { hits } = await callApi<typeof searchExpeditions>(SEARCH, { query: search, signal })
    for (const hit of hits) {
      const gap = tripGap({ trip: hit, families, levels })
      if (gap && tripFit(gap) === 'step-above') return { hit, gap }
    }
  }
  return null
}
