import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatDiscount } from '@/domain/reservations/discount'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { leftToPay } from './left-to-do'

/** What a booking comes to, and what of it is paid. */
export const total = ({ price, ...sums }: ReservationDetail): string => {
  const settled = settledSum(sums)
  return `Le total est de ${formatPrice(price.total)}${settled > 0 ? `, dont ${formatPrice(settled)} déjà réglés` : ''}.`
}

/** What the total holds for travelers or options that were given up. */
export const keptFees = ({ travelers_fee: kept }: ReservationDetail): string[] =>
  kept > 0 ? [`Ce total comprend ${formatPrice(kept)} de frais.`] : []

/** That nothing of a canceled place is sent back while it pays the rest. */
export const keptForBalance = (reservation: ReservationDetail): string[] =>
  reservation.refund_due || settledSum(reservation) === 0 || leftToPay(reservation) === null
    ? []
    : ['La place est déduite du solde : il n’y a rien à te rembourser.']

/** The options that are taken, as a sentence. */
export const optionsOf = ({ price }: ReservationDetail): string => {
  const taken = price.lines
    .filter(({ kind }) => kind === 'option')
    .map(({ label, count }) => `${label} × ${String(count)}`)
  return taken.length > 0 ? `Tes options : ${taken.join(', ')}.` : 'Tu n’as plus d’option.'
}

/** What is taken off, a sentence each. */
export const discountsOf = ({ price }: ReservationDetail): string[] =>
  price.lines
    .filter(({ kind }) => kind === 'discount')
    .map(({ label, amount }) => `${label} : ${formatDiscount(amount)}.`)
