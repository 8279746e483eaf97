import type { FieldSheet, PresenceCheck } from '@/contract/guide-field'

/** What the server knows with what it was not told yet: the latest answer on each traveler. */
export const latestChecks = (known: readonly PresenceCheck[], pending: readonly PresenceCheck[]): PresenceCheck[] => {
  const latest = new Map<number, PresenceCheck>()
  for (const check of [...known, ...pending]) {
    const other = latest.get(check.participant_id)
    if (!other || Date.parse(other.at) <= Date.parse(check.at)) latest.set(check.participant_id, check)
  }
  return [...latest.values()]
}

/** What is left to tell once these checks were: an answer given meanwhile on the same traveler stays. */
export const withoutSent = (pending: readonly PresenceCheck[], sent: readonly PresenceCheck[]): PresenceCheck[] =>
  pending.filter(
    (one) => !sent.some(({ participant_id, at }) => participant_id === one.participant_id && at === one.at),
  )

/** Why a copy must go from the phone although its guide was answered; null when it may stay. */
export const reasonToGo = ({ departure }: FieldSheet): 'canceled' | 'closed' | null => {
  if (departure.status === 'canceled') return 'canceled'
  return departure.is_readable ? null : 'closed'
}

/** How many are there, late and missing of all that come. */
export const tallyOf = ({ checks, ids }: { checks: readonly PresenceCheck[]; ids: readonly number[] }) => {
  const count = (state: PresenceCheck['state']) =>
    checks.filter((one) => one.state === state && ids.includes(one.participant_id)).length
  return { here: count('here'), late: count('late'), absent: count('absent'), all: ids.length }
}
