import type { CatalogueExpedition } from './catalogue/catalogue-expedition'
import { daysLater, saturdaysOf } from './calendar'
import { Random } from './posters/core/random'

export type PlannedDeparture = {
  start: Date
  end: Date
  capacity: number
  taken: number
  minimum: number
  status: 'open' | 'confirmed' | 'canceled'
  /** Days since it was put on sale. */
  age: number
}

/** What the card of an expedition shows. Each appears in turn, so that the catalogue has them all. */
const STATES = [
  'open',
  'all-full',
  'mixed',
  'one',
  'last-place',
  'none',
  'many',
  'mixed',
  'open',
  'last-place',
] as const

type State = (typeof STATES)[number]

const COUNTS: Record<State, number> = { open: 5, mixed: 6, 'last-place': 5, 'all-full': 6, many: 9, one: 1, none: 0 }

const PAST = 2
const HORIZON_DAYS = 430
const LEAD_DAYS = 12

/** Departures of one expedition around a day: some past, then those to come in the state its turn gives it. */
export const planDepartures = ({
  expedition,
  position,
  today,
}: {
  expedition: CatalogueExpedition
  position: number
  today: Date
}): PlannedDeparture[] => {
  const random = new Random(`departures ${expedition.slug}`)
  const state = STATES[position % STATES.length] ?? 'open'
  // Every fifth expedition has just opened dates.
  const age = position % 5 === 2 ? 6 : 70
  const { months, days, group } = expedition

  const season = saturdaysOf({ months, from: daysLater({ day: today, days: LEAD_DAYS }), days: HORIZON_DAYS })
  const coming = spread({ dates: season, count: COUNTS[state] }).map((start, rank) => {
    const capacity = group.max
    const taken = seatsTaken({ state, rank, capacity, random })
    return {
      start,
      end: daysLater({ day: start, days: days - 1 }),
      capacity,
      taken,
      minimum: group.min,
      status: statusOf({ taken, group }),
      age,
    }
  })
  const gone = saturdaysOf({
    months,
    from: daysLater({ day: today, days: -HORIZON_DAYS }),
    days: HORIZON_DAYS - days - 2,
  })
  const past = spread({ dates: gone, count: PAST }).map((start) => ({
    start,
    end: daysLater({ day: start, days: days - 1 }),
    capacity: group.max,
    taken: random.int(group.min, group.max),
    minimum: group.min,
    status: 'confirmed' as const,
    age: 300,
  }))
  const canceled =
    coming[1] && position % 9 === 4
      ? [
          {
            ...coming[1],
            start: daysLater({ day: coming[1].start, days: 7 }),
            end: daysLater({ day: coming[1].end, days: 7 }),
            taken: 0,
            status: 'canceled' as const,
          },
        ]
      : []
  return [...past, ...coming, ...canceled]
}

/** So many of the dates, the first included, as evenly as they allow. */
const spread = ({ dates, count }: { dates: Date[]; count: number }): Date[] => {
  if (count === 0 || dates.length === 0) return []
  const step = Math.max(1, Math.floor(dates.length / count))
  return dates.filter((_, index) => index % step === 0).slice(0, count)
}

const statusOf = ({ taken, group }: { taken: number; group: { min: number } }): 'open' | 'confirmed' =>
  taken >= group.min ? 'confirmed' : 'open'

const seatsTaken = ({
  state,
  rank,
  capacity,
  random,
}: {
  state: State
  rank: number
  capacity: number
  random: Random
}): number => {
  if (state === 'all-full') return rank < 3 ? capacity : random.int(0, capacity - 2)
  if (state === 'last-place') return rank === 0 ? capacity - 1 : random.int(0, capacity - 2)
  if (state === 'mixed') return rank === 1 ? capacity : random.int(0, capacity - 2)
  return random.int(0, Math.floor(capacity * 0.7))
}
