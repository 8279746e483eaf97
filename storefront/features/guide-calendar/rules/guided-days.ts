import type { GuidedDeparture } from '@/contract/guide-calendar'
import { addDays, daysBetween, mondayOf } from '@/domain/days/days'
import { formatCount } from '@/domain/text/plural'

type Sorted = { first: GuidedDeparture | null; toCome: GuidedDeparture[]; past: GuidedDeparture[] }

/** The departure under way, or the next one that stands; those not over, nearest first; those over, latest first. */
export const sortDepartures = ({ departures, today }: { departures: GuidedDeparture[]; today: string }): Sorted => {
  const toCome = departures.filter(({ departure_end }) => departure_end >= today)
  return {
    first: toCome.find(({ status }) => status !== 'canceled') ?? null,
    toCome,
    past: departures.filter(({ departure_end }) => departure_end < today).toReversed(),
  }
}

/** Departures by the week they begin in, `monday` to `sunday`. */
export const byWeek = (
  departures: GuidedDeparture[],
): Array<{ monday: string; sunday: string; departures: GuidedDeparture[] }> => {
  const weeks = new Map<string, GuidedDeparture[]>()
  for (const departure of departures) {
    const monday = mondayOf(departure.departure_start)
    weeks.set(monday, [...(weeks.get(monday) ?? []), departure])
  }
  return [...weeks].map(([monday, list]) => ({ monday, sunday: addDays(monday, 6), departures: list }))
}

/** How far a departure is: « Aujourd’hui », « Dans 12 jours », « En cours ». */
export const nearnessOf = ({ departure, today }: { departure: GuidedDeparture; today: string }): string => {
  const days = daysBetween({ from: today, to: departure.departure_start })
  if (days === 0) return 'Aujourd’hui'
  if (days < 0) return 'En cours'
  return days === 1 ? 'Demain' : `Dans ${formatCount(days, 'jour')}`
}

/** The state of a departure in words. */
export const STATES = { open: 'À confirmer', confirmed: 'Confirmé', canceled: 'Annulé' } as const

/** What waits for the guide, in words: changes not seen, questions, incomplete profiles, travelers missing for the minimum. Nothing once canceled. */
export const waitingOf = ({ status, changes, questions, incomplete_profiles, awaited }: GuidedDeparture): string[] => {
  if (status === 'canceled') return []
  return [
    changes > 0 && `${formatCount(changes, 'changement')} à lire`,
    questions > 0 && `${formatCount(questions, 'question')} sans réponse`,
    incomplete_profiles > 0 && formatCount(incomplete_profiles, 'profil incomplet', 'profils incomplets'),
    awaited && `${formatCount(awaited.missing_count, 'inscrit')} à trouver`,
  ].filter((text) => text !== false && text !== null)
}
