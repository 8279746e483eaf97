import { formatDayMonth } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { isDecisionOver } from './departure-words'

/**
 * What whoever paid reads of a departure that is not sure to leave: how many travelers are missing, by when it is decided while that
 * day is to come, and not to buy the train ticket. Null once it is sure, or has begun.
 */
export const unsureText = ({
  awaited,
  start,
  today,
}: {
  awaited: { missing_count: number; decision_on: string } | null
  start: string
  today: string
}): string | null => {
  if (!awaited || start <= today) return null
  const missing = isDecisionOver({ awaited, today })
    ? ''
    : `\u00a0: il manque ${formatCount(awaited.missing_count, 'inscrit')}, décision le ${formatDayMonth(awaited.decision_on)} au plus tard`
  return `Le départ n’est pas encore confirmé${missing}. N’achète pas encore ton train, on t’écrit dès que c’est sûr.`
}
