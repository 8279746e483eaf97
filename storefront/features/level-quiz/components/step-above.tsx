import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SEARCH } from '@/contract/catalogue-addresses'
import type { Hit } from '@/contract/hit'
import type { searchExpeditions } from '@/contract/search'
import { type LevelPlan, stepAboveSearches } from '@/domain/search/fitting-searches'
import { SITE_PATHS } from '@/domain/site/site-paths'
import type { OwnLevels } from '@/domain/catalogue/trip-fit'
import { tripFit, tripGap, type TripGap } from '@/domain/catalogue/trip-fit'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { SiteLink } from '@/storefront/ui/site-link'
import type { QuizFamily } from '../rules/quiz-family'
import { TripFitLine } from './trip-fit-line'

type StepAboveProps = {
  levels: OwnLevels
  families: QuizFamily[]
  plans: LevelPlan[]
  renderCard: (hit: Hit) => ReactNode
}

/** A trip that asks for one level more, and how to get ready for it; nothing where there is none. */
export const StepAbove = ({ levels, families, plans, renderCard }: StepAboveProps) => {
  const { data: trip } = useQuery(
    {
      queryKey: ['step-above', levels],
      queryFn: ({ signal }) => loadStepAbove({ levels, families, signal }),
      staleTime: 60_000,
      retry: 1,
    },
    queryClient(),
  )
  if (!trip) return null
  const plan = plans.find(({ level }) => level === trip.gap.demand)
  return (
    <section className="wrap section step-above" aria-labelledby="un-cran-au-dessus">
      <div className="stack">
        <h2 id="un-cran-au-dessus">Un cran au-dessus</h2>
        <p className="soft">
          Quand une aventure demande plus que ton niveau, sa carte te le dit, et te laisse réserver. Tu peux nous en
          parler, ou t’y préparer.
        </p>
        <TripFitLine gap={trip.gap} />
        <p className="step-above__ways">
          <SiteLink className="link" href={plan?.path ?? SITE_PATHS.articleCategory('conseils-preparation')}>
            {plan?.title ?? 'Nos conseils pour se préparer'}
          </SiteLink>
          <SiteLink className="link" href="/collaborations#Contact-Us">
            En parler avec nous
          </SiteLink>
        </p>
      </div>
      {renderCard(trip.hit)}
    </section>
  )
}

/** A trip, and that it asks for one level more. */
type StepAboveTrip = { hit: Hit; gap: TripGap }

type Input = { levels: OwnLevels; families: QuizFamily[]; signal: AbortSignal }

/** A trip one level above these levels; null without any. */
const loadStepAbove = async ({ levels, families, signal }: Input): Promise<StepAboveTrip | null> => {
  for (const search of stepAboveSearches(levels)) {
    const { hits } = await callApi<typeof searchExpeditions>(SEARCH, { query: search, signal })
    for (const hit of hits) {
      const gap = tripGap({ trip: hit, families, levels })
      if (gap && tripFit(gap) === 'step-above') return { hit, gap }
    }
  }
  return null
}
