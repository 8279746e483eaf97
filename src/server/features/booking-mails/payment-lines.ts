import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { leftToPay, paidWords } from './left-to-do'

/** `card`: what follows « par carte, », where what is due is paid by card; null while no card is offered. */
export type Payable = { reservation: ReservationDetail; card: string | null }

// Banks of the euro compare both before they send (regulation 2024/886).
const NAME_CHECK =
  'Ta banque compare ce nom à l’IBAN : recopie-le tel quel. Si elle t’annonce un autre nom, n’envoie rien et appelle-nous. Dans ton espace, un code QR remplit tout.'

/** The sums to pay and their means, line by line: the card first for a customer who paid by card. */
export const payment = ({ reservation, card }: Payable, opening = 'Règle'): string[] => {
  const { bank, no_transfer: refusal } = reservation
  const sum = leftToPay(reservation)
  if (sum === null) return []
  const means = [
    ...(card === null ? [] : [`par carte, ${card}`]),
    ...(bank
      ? [
          `par virement à ${bank.holder}, IBAN ${bank.iban}, BIC ${bank.bic}, avec la référence ${bank.reference}. ${NAME_CHECK}`,
        ]
      : []),
  ]
  return [
    `${opening} ${sum}.`,
    ...(isPaidByCard(reservation) ? means : means.toReversed()).map((way, index) =>
      index === 0 ? `P${way.slice(1)}` : `Ou ${way}`,
    ),
    ...(refusal === null ? [] : [refusal]),
  ]
}

export const stillToPay = (payable: Payable): string[] => payment(payable, 'Il te reste à régler')

/** What was paid of an order already, then what is to be paid. */
export const firstPayment = (payable: Payable): string[] => {
  const settled = settledSum(payable.reservation)
  if (settled === 0) return payment(payable)
  return [`${paidWords(payable.reservation)} : ${formatPrice(settled)}.`, ...stillToPay(payable)]
}

/** Whether a card paid something of a booking, or is about to. */
export const isPaidByCard = ({ payments, arriving }: Pick<ReservationDetail, 'payments' | 'arriving'>): boolean =>
  arriving > 0 || payments.some(({ kind, method }) => kind !== 'refund' && method === 'card')
