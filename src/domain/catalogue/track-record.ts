import type { DepartureEnding } from '@/domain/departures/departure-ending'
import { formatDayMonth, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatNumber } from '@/domain/text/price'

/** A past departure that did not run, with what anybody may know of it. */
export type NotRun = {
  departure_start: string
  departure_end: string
  /** False of one that nobody booked: it was never canceled. */
  is_canceled: boolean
  /** Null where it was not written down. */
  canceled_on: string | null
  ending: DepartureEnding | null
  /** How many were sure to come on that day. */
  registered: number | null
  minimum: number | null
}

/** The departures of a trip that were to leave within twelve months, and those of them that did not run, the latest first. */
export type TrackRecord = { planned: number; not_run: NotRun[] }

/** « Sur les 34 départs prévus ces douze derniers mois, 31 ont eu lieu. » ; null when there was none. */
export const trackRecordSentence = ({ planned, not_run: notRun }: TrackRecord): string | null => {
  if (planned === 0) return null
  const ran = planned - notRun.length
  const areCanceled = notRun.every((one) => one.is_canceled)
  if (planned === 1) return `Le seul départ de ces ${PERIOD} ${ran === 1 ? 'a eu lieu' : oneDidNot(areCanceled)}.`
  if (ran === planned) return `Les ${formatNumber(planned)} départs de ces ${PERIOD} ont tous eu lieu.`
  if (ran === 0) return `Aucun des ${formatNumber(planned)} départs prévus ces ${PERIOD} n’a eu lieu.`
  return `Sur les ${formatNumber(planned)} départs prévus ces ${PERIOD}, ${
    ran === 1 ? 'un seul a eu lieu' : `${formatNumber(ran)} ont eu lieu`
  }. ${
    notRun.length === 1
      ? `L’autre ${oneDidNot(areCanceled)}`
      : `Les ${formatNumber(notRun.length)} autres ${areCanceled ? 'ont été annulés' : 'n’ont pas eu lieu'}`
  }.`
}

const PERIOD = 'douze derniers mois'

const oneDidNot = (isCanceled: boolean): string => (isCanceled ? 'a été annulé' : 'n’a pas eu lieu')

/** Why a departure did not run, in words that name nobody: « Annulé le 22 mars, faute d’inscrits. 2 inscrits sur 4. » */
export const notRunWords = (departure: NotRun): string => {
  const { is_canceled: isCanceled, canceled_on: canceledOn, ending } = departure
  if (!isCanceled) return 'Personne ne s’était inscrit.'
  const when = canceledOn ? ` le ${dayBefore(canceledOn, departure.departure_start)}` : ''
  const why = ending ? `, ${REASONS[ending]}` : ''
  return [`Annulé${when}${why}.`, ...registeredWords(departure)].join(' ')
}

/** What is written to the customers may tell of a person, or of their health: the public reads its kind alone. */
const REASONS: Record<DepartureEnding, string> = {
  minimum: 'faute d’inscrits',
  circumstances: 'pour des circonstances que personne ne pouvait éviter',
  other: 'par décision de l’agence',
}

const registeredWords = ({ registered, minimum }: NotRun): string[] => {
  if (registered === null) return []
  const count = registered === 0 ? 'Aucun inscrit' : formatCount(registered, 'inscrit')
  return [minimum !== null && registered < minimum ? `${count} sur ${formatNumber(minimum)}.` : `${count}.`]
}

/** The year is told when it is not the one of the departure. */
const dayBefore = (day: string, departureStart: string): string =>
  day.slice(0, 4) === departureStart.slice(0, 4) ? formatDayMonth(day) : formatShortDate(day)
