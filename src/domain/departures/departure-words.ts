import { formatDayMonth, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'

type Awaited = { missing_count: number; decision_on: string }

/** Said of a departure below its minimum whose day of decision is over. */
export const TO_CONFIRM = 'À confirmer'

/**
 * Whether the day of decision is over: who is missing cancels nothing any more once the law's is, and a day that has passed is
 * announced to nobody.
 */
export const isDecisionOver = ({ awaited, today }: { awaited: Awaited; today: string }): boolean =>
  awaited.decision_on < today

/** What a departure says of those it waits for, and the day of decision in words while it is to come. */
export const awaitedWords = ({
  awaited,
  today,
}: {
  awaited: Awaited
  today: string
}): { text: string; decidedOn: string | null } =>
  isDecisionOver({ awaited, today })
    ? { text: TO_CONFIRM, decidedOn: null }
    : { text: formatMissing(awaited.missing_count), decidedOn: formatDayMonth(awaited.decision_on) }

/** « Encore 2 inscrits pour confirmer ». */
export const formatMissing = (missing: number): string => `Encore ${formatCount(missing, 'inscrit')} pour confirmer`

/** By when the agency decides on a departure, as it reads it: « décision le 12 mai 2027 », « il fallait décider le 12 mai 2027 ». */
export const decisionText = ({ day, today }: { day: string; today: string }): string =>
  day < today ? `il fallait décider le ${formatShortDate(day)}` : `décision le ${formatShortDate(day)}`
