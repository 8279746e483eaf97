import { addDays, daysBetween } from '@/domain/days/days'

/** The most departures that are made at once: a year of every week, and more than anyone checks line by line. */
export const MAX_COPIES = 60

export const COPY_UNITS = ['weeks', 'days'] as const
export type CopyUnit = (typeof COPY_UNITS)[number]

type Step = { unit: CopyUnit; every: number }

const daysOf = ({ unit, every }: Step): number => (unit === 'weeks' ? every * 7 : every)

/** The first days of a departure's repeats: each so much later than the one before, up to a day, that one included. */
export const repeatDays = ({ start, until, ...step }: Step & { start: string; until: string }): string[] => {
  const days: string[] = []
  let next = shiftedDay({ start, ...step })
  // One more than is made: whoever shows them sees that there are too many.
  while (next <= until && days.length <= MAX_COPIES) {
    days.push(next)
    next = shiftedDay({ start: next, ...step })
  }
  return days
}

/** The first day of a copy that is made so much later. */
export const shiftedDay = ({ start, ...step }: Step & { start: string }): string => addDays(start, daysOf(step))

/** The days of a copy that leaves on another day: it lasts as long, and the agency decides as long before. */
export const copiedDays = ({
  source,
  start,
  today,
}: {
  source: { start: string; end: string; decisionOn: string | null }
  start: string
  today: string
}): { start: string; end: string; decisionOn: string | null } => {
  const shift = daysBetween({ from: source.start, to: start })
  const decisionOn = source.decisionOn === null ? null : addDays(source.decisionOn, shift)
  // One that would have passed is the law’s again.
  return {
    start,
    end: addDays(source.end, shift),
    decisionOn: decisionOn !== null && decisionOn < today ? null : decisionOn,
  }
}
