import type { ChangeableOption, MoveDate, ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { awaitedWords } from '@/domain/departures/departure-words'
import { formatDayMonth, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'

/** What changing the date costs, and until when. */
export const moveNote = ({ is_open: isOpen, until }: ReservationChanges['move']): string => {
  if (!isOpen) return 'Les frais ont commencé\u00a0: on le fait ensemble, par téléphone'
  return `Sans frais${until ? ` jusqu’au ${formatShortDate(until)}` : ''}, seulement la différence de prix`
}

/**
 * What canceling gives back today: « Remboursé à 70 % aujourd’hui, 20 mai ». Of several places whose balance is not paid, one that is
 * canceled gives nothing back: it is deducted from the balance.
 */
export const cancelNote = ({
  changes: { steps, today },
  reservation,
}: {
  changes: ReservationChanges
  reservation: ReservationDetail
}): string => {
  const percent = steps.find(({ until }) => until === null || today <= until)?.refund_percent ?? 0
  const day = `aujourd’hui, ${formatDayMonth(today)}`
  if (percent === 0) return `Plus rien n’est remboursé ${day}`
  if (reservation.travelers_count === 1 || settledSum(reservation) >= reservation.price.total) {
    return `Remboursé à ${String(percent)}\u00a0% ${day}`
  }
  return percent === 100
    ? `Sans frais ${day}\u00a0: une place annulée se déduit du solde`
    : `${String(100 - percent)}\u00a0% de frais ${day}\u00a0: le reste d’une place annulée se déduit du solde`
}

/** What is known of a departure: whether it leaves, its places, its guide. */
export const dateNote = (date: MoveDate, { travelers, today }: { travelers: number; today: string }): string => {
  if (date.refusal === 'age') return 'Un voyageur serait trop jeune ce jour-là'
  if (date.refusal === 'full') {
    const left = date.available_count === 0 ? 'Complet' : `${formatCount(date.available_count, 'place')} seulement`
    return travelers === 1 ? left : `${left}, vous êtes ${String(travelers)}`
  }
  const waits = date.awaited && awaitedWords({ awaited: date.awaited, today })
  return [
    ...(date.is_confirmed ? ['Confirmé'] : []),
    ...(waits ? [waits.text] : []),
    waits?.decidedOn ? `réponse le ${waits.decidedOn}` : formatCount(date.available_count, 'place'),
    ...peopleOf(date),
  ].join(', ')
}

/** Whether the customer goes already, and who leads. */
const peopleOf = ({ also_booked: twin, guide }: MoveDate): string[] => [
  ...(twin ? [`tu y as déjà la réservation ${twin.number}`] : []),
  ...(guide ? [`avec ${guide.full_name.split(' ')[0] ?? ''}`] : []),
]

/** « + 100 € », « − 40 € », « même prix ». */
export const differenceText = (difference: number): string =>
  difference === 0 ? 'même prix' : `${difference > 0 ? '+' : '−'}\u00a0${formatPrice(Math.abs(difference))}`

/** What the press does, and for how much more or less. */
export const moveAction = ({ departure_start: start, difference }: MoveDate): string => {
  const sum = formatPrice(Math.abs(difference))
  const price = difference === 0 ? 'au même prix' : `pour ${sum} de ${difference > 0 ? 'plus' : 'moins'}`
  return `Passer au ${formatDayMonth(start)} ${price}`
}

/** Until when a place is handed over, and what that costs. */
export const transferNote = ({ is_open: isOpen, until, cost }: ReservationChanges['transfer']): string => {
  if (!isOpen) return 'À moins de sept jours du départ, on le fait ensemble, par téléphone'
  const price = cost > 0 ? `${formatPrice(cost)} de frais réels` : 'Sans frais'
  return `${price}, jusqu’au ${formatShortDate(until)}\u00a0: la personne prend la place au même prix`
}

/** Until when options are added or dropped. */
export const optionsNote = ({ is_open: isOpen, until, list }: ReservationChanges['options']): string => {
  if (list.length === 0) return 'Cette aventure n’a pas d’option'
  return isOpen ? `Jusqu’au ${formatShortDate(until)}, jour du solde` : 'Les options ne changent plus en ligne'
}

/** What the press does to an option, and for how much. */
export const optionAction = ({
  option,
  count,
  preview,
}: {
  option: ChangeableOption
  count: number
  preview: { difference: number } | undefined
}): string => {
  const what = count > option.count ? `Ajouter «\u00a0${option.label}\u00a0»` : `Retirer «\u00a0${option.label}\u00a0»`
  return preview ? `${what}, ${differenceText(preview.difference)}` : what
}
