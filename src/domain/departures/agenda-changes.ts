import { formatDateRange } from '@/domain/days/french-dates'

/** What happens to a departure in the agenda of a guide. */
export type AgendaChangeKind = 'given' | 'taken' | 'moved'

type Days = { start: string; end: string }

/** One change as it was written down: the days are those of before it. */
export type NotedChange = { kind: AgendaChangeKind; days: Days }

/** What a guide is told of one departure, with its days; `from` are those it had. */
export type ToldChange =
  | { kind: 'given'; days: Days }
  | { kind: 'taken'; days: Days }
  | { kind: 'moved'; days: Days; from: Days }

/**
 * What several changes of one departure, the oldest first, come to for a guide who leads it now, on these days, or does not;
 * null when all is as it was.
 */
export const netAgendaChange = ({
  changes,
  now,
}: {
  changes: readonly NotedChange[]
  /** Its days when the guide leads it; null otherwise. */
  now: Days | null
}): ToldChange | null => {
  const [first] = changes
  if (!first) return null
  const before = first.kind === 'given' ? null : first.days
  if (before === null) return now && { kind: 'given', days: now }
  if (now === null) return { kind: 'taken', days: before }
  const isSame = before.start === now.start && before.end === now.end
  return isSame ? null : { kind: 'moved', days: now, from: before }
}

/** « Tour du Vercors, du 14 au 18 juin 2027 : ce départ t’est confié. » */
export const describeAgendaChange = ({ name, change }: { name: string; change: ToldChange }): string => {
  const days = sayDays(change.days)
  if (change.kind === 'given') return `${name}, ${days}\u00a0: ce départ t’est confié.`
  if (change.kind === 'taken') return `${name}, ${days}\u00a0: tu ne guides plus ce départ.`
  return `${name}\u00a0: ${days}, et non plus ${sayDays(change.from)}.`
}

const sayDays = (days: Days): string => formatDateRange(days).toLowerCase()
