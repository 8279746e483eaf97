import type { ChangeableOption, MoveDate } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { describeCancellation } from '@/domain/changes/describe-cancellation'
import { withDe } from '@/domain/text/elision'
import { formatDays, formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import type { Receipt } from '../components/change-receipt'

const daysOf = ({ departure_date: start, departure_end: end }: ReservationDetail): string => formatDays({ start, end })

/** What is left to pay of a booking, or comes back. */
const sumsOf = ({ price, refund_due: due, ...sums }: ReservationDetail): Receipt['lines'] => {
  if (due) return [{ label: `Remboursé avant le ${formatShortDate(due.by)}`, value: formatPrice(due.amount) }]
  const left = Math.max(0, price.total - settledSum(sums))
  return left > 0 ? [{ label: 'Reste à régler', value: formatPrice(left) }] : []
}

/** The old date struck, the new one on the ticket. */
export const moveReceipt = ({
  before,
  after,
  date,
}: {
  before: ReservationDetail
  after: ReservationDetail
  date: MoveDate
}): Receipt => ({
  before: daysOf(before),
  title: `${daysOf(after)}, ${formatCount(after.travelers_count, 'place')}`,
  text: `Réservation ${after.number}, même numéro.`,
  lines: [{ label: 'Nouveau total', value: formatPrice(after.price.total) }, ...sumsOf(after)],
  note: `${describeCancellation(date.steps)} Pense à tes billets de train\u00a0: le trajet de la nouvelle date est sur ton départ.`,
})

/** A place, or all of them, given back. */
export const cancelReceipt = ({
  after,
  name,
  fee,
}: {
  after: ReservationDetail
  /** Of the traveler who stays; null when everything is canceled. */
  name: string | null
  fee: number
}): Receipt => ({
  title: name === null ? 'Ta réservation est annulée' : `La place ${withDe(name)} est annulée`,
  text:
    name === null
      ? `Réservation ${after.number}, ${formatShortDate(after.departure_date)}.`
      : `${formatCount(after.travelers_count, 'place reste', 'places restent')} à ton nom, le ${formatLongDate(after.departure_date)}.`,
  lines: [
    { label: 'Frais gardés', value: formatPrice(fee) },
    ...(name === null && !after.refund_due ? [] : sumsOf(after)),
  ],
  note: 'On t’envoie tout cela par mail.',
})

/** An option more, or less. */
export const optionReceipt = ({
  after,
  option,
  count,
}: {
  after: ReservationDetail
  option: ChangeableOption
  count: number
}): Receipt => ({
  title: count === 0 ? `«\u00a0${option.label}\u00a0» est retirée` : `«\u00a0${option.label}\u00a0» × ${String(count)}`,
  text: `Réservation ${after.number}, ${formatShortDate(after.departure_date)}.`,
  lines: [{ label: 'Nouveau total', value: formatPrice(after.price.total) }, ...sumsOf(after)],
  note: 'On t’envoie tout cela par mail.',
})

/** Travelers more. */
export const addReceipt = ({
  after,
  travelers,
}: {
  after: ReservationDetail
  travelers: ReadonlyArray<{ first_name: string }>
}): Receipt => {
  const names = travelers.flatMap(({ first_name: name }) => (name.trim() === '' ? [] : [name.trim()]))
  return {
    title: `Vous êtes maintenant ${String(after.travelers_count)}`,
    text: `${names.length === travelers.length ? new Intl.ListFormat('fr').format(names) : formatCount(travelers.length, 'voyageur')} ${travelers.length > 1 ? 's’ajoutent' : 's’ajoute'} à la réservation ${after.number}, ${formatShortDate(after.departure_date)}.`,
    lines: [{ label: 'Nouveau total', value: formatPrice(after.price.total) }, ...sumsOf(after)],
    note: 'Ton contrat à jour part par mail. Complète ensuite leur profil sur ton départ, ou envoie à chacun son lien privé.',
  }
}

/** A place that is somebody else's. */
export const transferReceipt = ({
  after,
  name,
  to,
  cost,
}: {
  after: ReservationDetail
  name: string
  to: string
  cost: number
}): Receipt => ({
  before: name,
  title: `La place est à ${to}`,
  text: `Réservation ${after.number}, ${formatShortDate(after.departure_date)}.`,
  lines: [{ label: 'Frais de la cession', value: formatPrice(cost) }, ...sumsOf(after)],
  note: `Un accusé de réception part pour toi et pour ${to}, avec la date et l’heure. Ton contrat mis à jour est joint au tien.`,
})
