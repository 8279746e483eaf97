import { addDays, daysBetween } from './days'
import { formatDays } from './french-dates'
import { formatCount } from './plural'

/** Whole days without a departure that a guide has between two of them, unless the agency's settings say otherwise. */
export const DEFAULT_REST_DAYS = 1

/** How long the reason may be for which a guide leads in spite of another departure. */
export const MAX_REASON = 300

/** A departure and its days, both ISO dates. */
export type LedDeparture = { id: number; title: string; start: string; end: string }

export type GuideConflict = LedDeparture & {
  kind: 'overlap' | 'rest'
  /** Whole days between the two, zero when they overlap. */
  rest: number
}

/** What keeps a guide from leading these days: departures at the same time, or with too little rest between. */
export const guideConflicts = ({
  start,
  end,
  others,
  restDays,
}: {
  start: string
  end: string
  others: readonly LedDeparture[]
  restDays: number
}): GuideConflict[] =>
  others.flatMap((other) => {
    const between =
      Math.max(daysBetween({ from: end, to: other.start }), daysBetween({ from: other.end, to: start })) - 1
    if (between >= restDays) return []
    return [{ ...other, kind: between < 0 ? ('overlap' as const) : ('rest' as const), rest: Math.max(between, 0) }]
  })

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
  const days = `${title} (${formatDays({ start, end })})`
  if (kind === 'overlap') return `${guide} guide déjà ${days}.`
  const left = rest === 0 ? 'aucun jour de repos' : `que ${formatCount(rest, 'jour')} de repos`
  return `${guide} n’aurait ${left} avec ${days}\u00a0: il en faut ${String(restDays)}.`
}

/** What to do about a conflict. */
export const CONFLICT_WAY_OUT = 'Choisis un autre guide, ou écris pourquoi c’est possible.'
