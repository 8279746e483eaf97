import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { isFarBelow } from '@/domain/travelers/level-gaps'
import { ageOn } from '@/domain/seats/age-on'
import { formatCount } from '@/domain/text/plural'
import { SIZE_LABELS, type SizeKind } from '@/domain/travelers/participant-sizes'

/** Who has not given all yet. */
export const lateParticipants = (participants: RosterParticipant[]): RosterParticipant[] =>
  participants.filter(({ completeness }) => completeness < 100)

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

/** The age of a traveler on the first day; null while it is unknown or closed. */
export const ageAtStart = ({
  participant: { birth_date },
  departure,
}: {
  participant: RosterParticipant
  departure: Pick<GuideDeparture, 'departure_start'>
}): number | null => (birth_date === null ? null : ageOn({ birthDate: birth_date, day: departure.departure_start }))

/** Ages and level gaps of a group in words: « De 29 à 52 ans. 1 niveau loin de ce qui est demandé. » */
export const groupWords = (departure: GuideDeparture): string => {
  const ages = departure.participants
    .map((participant) => ageAtStart({ participant, departure }))
    .filter((age) => age !== null)
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)]
  const demand = departure.expedition.level_number
  const gaps = departure.participants.filter(({ level }) => level !== null && isFarBelow({ level, demand })).length
  return [
    ages.length > 0 &&
      (youngest === oldest ? `${String(oldest)}\u00a0ans.` : `De ${String(youngest)} à ${String(oldest)}\u00a0ans.`),
    gaps > 0 && `${formatCount(gaps, 'niveau', 'niveaux')} loin de ce qui est demandé.`,
  ]
    .filter((part) => part !== false)
    .join(' ')
}
