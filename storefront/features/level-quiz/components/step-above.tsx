import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import { SITE_PATHS } from '@/domain/site-paths'
import type { LevelPlan } from '@/domain/step-above'
import type { OwnLevels } from '@/domain/trip-fit'
import { queryClient } from '@/storefront/lib/api/query-client'
import { SiteLink } from '@/storefront/ui/site-link'
import { loadStepAbove } from '../api/load-step-above'
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
