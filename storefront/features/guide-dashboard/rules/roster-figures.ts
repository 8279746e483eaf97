import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { NO_DIET } from '@/domain/participant-diet'
import { SIZE_LABELS, type SizeKind } from '@/domain/participant-sizes'

/** Who has not given all yet. */
export const lateParticipants = (participants: RosterParticipant[]): RosterParticipant[] =>
  participants.filter(({ completeness }) => completeness < 100)

/** What a traveler is called on a roster: the name, or the booking and the rank while it is unknown or closed. */
export const rosterName = ({ first_name, last_name, position, reservation_number }: RosterParticipant): string =>
  [first_name, last_name].filter(Boolean).join(' ') || `Voyageur\u00a0${String(position)}, ${reservation_number}`

/** Whether a traveler told something that the guide must know: anything but « Rien à signaler ». */
export const hasNeeds = ({ diet }: RosterParticipant): boolean => diet !== null && diet !== NO_DIET

/** How many of each size to lend, kind by kind: `Pointure : 2 × 42, 1 × 38`. */
export const sizesToLend = ({
  expedition,
  participants,
}: Pick<GuideDeparture, 'expedition' | 'participants'>): Array<{ kind: SizeKind; label: string; text: string }> =>
  expedition.sizes_asked.map((kind) => ({
    kind,
    label: SIZE_LABELS[kind],
    text: countValues(participants.map(({ sizes }) => sizes[kind] ?? '')),
  }))

const countValues = (values: string[]): string => {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  const known = [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other, 'fr', { numeric: true }))
    .map(([value, count]) => `${String(count)}\u00a0×\u00a0${value}`)
  const unknown = values.filter((value) => value === '').length
  if (unknown > 0) known.push(`${String(unknown)} à demander`)
  return known.join(', ')
}
