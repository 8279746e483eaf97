/** Somebody's level from 0 to 5 in each family, by its slug. */
export type OwnLevels = Partial<Record<string, number>>

/** The families whose level is known, each with it. */
export const knownLevels = (levels: OwnLevels): Array<[family: string, level: number]> =>
  Object.entries(levels).flatMap(([family, level]): Array<[string, number]> =>
    level === undefined ? [] : [[family, level]],
  )

type Family = { slug: string; title: string; activities: string[] }

/** What a trip asks of somebody: the family they are the weakest in, its demand, their level there. */
export type TripGap = { family: string; demand: number; own: number }

/**
 * What a trip asks of whose levels these are, by the weakest of the families its activities belong to: a ridge that is walked
 * and climbed asks for both. Null when their level in none of them is known.
 */
export const tripGap = ({
  trip,
  families,
  levels,
}: {
  trip: { level_number: number; activities: string[] }
  families: Family[]
  levels: OwnLevels
}): TripGap | null =>
  families
    .filter(({ activities }) => activities.some((name) => trip.activities.includes(name)))
    .flatMap(({ slug, title }): TripGap[] => {
      const own = levels[slug]
      return own === undefined ? [] : [{ family: title, demand: trip.level_number, own }]
    })
    .reduce<TripGap | null>((weakest, one) => (weakest && weakest.own <= one.own ? weakest : one), null)

/** What a gap means: made for them, a step above, or to be talked about first. */
export type TripFit = 'made-for-you' | 'step-above' | 'talk-first'

/** Demand less own level: none, one, or more. */
export const tripFit = ({ demand, own }: Pick<TripGap, 'demand' | 'own'>): TripFit => {
  const gap = demand - own
  if (gap <= 0) return 'made-for-you'
  return gap === 1 ? 'step-above' : 'talk-first'
}

/** The words of each fit. */
export const TRIP_FIT_NAMES: Record<TripFit, string> = {
  'made-for-you': 'Fait pour toi',
  'step-above': 'Un cran au-dessus',
  'talk-first': 'Parlons-en',
}
