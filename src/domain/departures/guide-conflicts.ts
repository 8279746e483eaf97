import { addDays, daysBetween } from '@/domain/days/days'
import { formatDateRange, formatDays } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'

/** Whole days without a departure that a guide has between two of them, unless the agency's settings say otherwise. */
export const DEFAULT_REST_DAYS = 1

/** How long the reason may be for which a guide leads in spite of another departure or of days off. */
export const MAX_REASON = 300

/** A departure and its days, both ISO dates. */
export type LedDeparture = { id: number; title: string; start: string; end: string }

/** Days off of a guide, both ISO dates; the note is empty when none was written. */
export type DaysOff = { id: number; note: string; start: string; end: string }

/** What keeps a guide from leading: another departure, or days off, whose number and note are then `id` and `title`. */
export type GuideConflict = LedDeparture & {
  kind: 'overlap' | 'rest' | 'away'
  /** Whole days between the two, zero when they overlap. */
  rest: number
}

/** What keeps a guide from leading these days: days off, departures at the same time, or with too little rest between. */
export const guideConflicts = ({
  start,
  end,
  others,
  restDays,
  daysOff = [],
}: {
  start: string
  end: string
  others: readonly LedDeparture[]
  restDays: number
  daysOff?: readonly DaysOff[]
}): GuideConflict[] => [
  ...daysOff
    .filter((off) => off.start <= end && off.end >= start)
    .map((off) => ({ id: off.id, title: off.note, start: off.start, end: off.end, kind: 'away' as const, rest: 0 })),
  ...others.flatMap((other) => {
    const between =
      Math.max(daysBetween({ from: end, to: other.start }), daysBetween({ from: other.end, to: start })) - 1
    if (between >= restDays) return []
    return [{ ...other, kind: between < 0 ? ('overlap' as const) : ('rest' as const), rest: Math.max(between, 0) }]
  }),
]

/** The days within which another departure of the guide would be too close, both included. */
export const conflictDays = ({ start, end, restDays }: { start: string; end: string; restDays: number }) => ({
  from: addDays(start, -restDays),
  to: addDays(end, restDays),
})

/** « Maëlle Perrillat guide déjà Tour du Vercors, 14 juin 2027 (14 au 18 juin 2027). » */
export const describeGuideConflict = ({
  guide,
  conflict: { kind, rest, title, start, end },
  restDays,
}: {
  guide: string
  conflict: Pick<GuideConflict, 'kind' | 'rest' | 'title' | 'start' | 'end'>
  restDays: number
}): string => {
  if (kind === 'away') return describeDaysOff({ guide, note: title, start, end })
  const days = `${title} (${formatDays({ start, end })})`
  if (kind === 'overlap') return `${guide} guide déjà ${days}.`
  const left = rest === 0 ? 'aucun jour de repos' : `que ${formatCount(rest, 'jour')} de repos`
  return `${guide} n’aurait ${left} avec ${days}\u00a0: il en faut ${String(restDays)}.`
}

/** « Maëlle Perrillat n’est pas disponible du 3 au 5 juin 2027 (mariage). » */
const describeDaysOff = ({ guide, note, start, end }: Omit<DaysOff, 'id'> & { guide: string }): string =>
  `${guide} n’est pas disponible ${formatDateRange({ start, end }).toLowerCase()}${note === '' ? '' : ` (${note})`}.`

/** What to do about a conflict. */
export const CONFLICT_WAY_OUT = 'Choisis un autre guide, ou écris pourquoi c’est possible.'
