import { addDays } from '@/domain/days/days'

const DAYS_BEFORE = 60
const DAYS_AFTER = 7

/**
 * When a guide may read the personal data of a departure's participants: from 60 days before its first day to 7 days
 * after its last, both included. Calendar days in, calendar days out.
 */
export const participantWindow = ({
  departureStart,
  departureEnd,
  today,
}: {
  departureStart: string
  departureEnd: string
  today: string
}): { from: string; until: string; isOpen: boolean } => {
  const from = addDays(departureStart, -DAYS_BEFORE)
  const until = addDays(departureEnd, DAYS_AFTER)
  return { from, until, isOpen: from <= today && today <= until }
}
