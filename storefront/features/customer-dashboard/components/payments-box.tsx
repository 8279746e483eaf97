import { Check } from 'lucide'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { nextTransfer } from '@/domain/ledger/due-now'
import { formatShortDate } from '@/domain/days/french-dates'
import { paymentSteps } from '@/domain/payments/payment-steps'
import { KIND_LABELS, METHOD_LABELS } from '@/domain/ledger/payment-words'
import { formatPrice } from '@/domain/text/price'
import { refundNote } from '@/domain/ledger/refund-means'
import { settledSum } from '@/domain/reservations/settled-sum'
import { BankDetails } from '@/storefront/parts/bank-details'
import { SumLine } from '@/storefront/parts/sum-line'
import { Badge } from '@/storefront/ui/badge'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { TransferCode } from '@/storefront/ui/transfer-code'
import { KeptCard } from './kept-card'
import { PayNow } from './pay-now'

/** What it costs, what is paid, what is due when and where to. */
export const PaymentsBox = ({ reservation }: { reservation: ReservationDetail }) => {
  const { reservation_id: id, price, paid, arriving, status, refund_due: due } = reservation
  const { cancellation_fee: fee, travelers_fee: kept } = reservation
  const settled = settledSum(reservation)
  const next = nextTransfer({ ...price, settled })
  if (status === 'canceled') {
    return (
      <Box title="Règlement">
        <dl className="dash-sums">
          <SumLine label="Déjà reçu" amount={paid} />
          <SumLine label="Frais d’annulation" amount={fee ?? 0} />
          {due && (
            <SumLine
              label="À te rembourser"
              note={refundNote({ payments: reservation.payments, ...due })}
              amount={due.amount}
            />
          )}
        </dl>
        <ReceivedSums payments={reservation.payments} />
      </Box>
    )
  }
  const steps = paymentSteps(reservation)
  const left = Math.max(0, price.total - settled)
  return (
    <Box title="Règlement">
      <dl className="dash-sums">
        {steps.map(({ label, amount, dueOn, isPaid }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{isPaid ? 'Reçu, merci' : `Avant le ${formatShortDate(dueOn)}`}</small>
            </dt>
            <dd className="num">
              {formatPrice(amount)}
              {isPaid && (
                <span className="own-line">
                  <Badge tone="ok">
                    <Icon of={Check} />
                    Reçu
                  </Badge>
                </span>
              )}
            </dd>
          </div>
        ))}
        {kept > 0 && <SumLine label="Frais d’annulation et de changement" note="Compris dans le total" amount={kept} />}
        {price.lines
          .filter(({ kind }) => kind === 'discount')
          .map(({ label, amount }) => (
            <SumLine key={label} label={label} note="Comprise dans le total" amount={amount} />
          ))}
        <SumLine label="Total" amount={price.total} />
        {arriving > 0 && <SumLine label="Par carte, en cours de débit" amount={arriving} />}
        <LeftLines reservation={reservation} left={left} isReceivedTold={steps.length > 1} />
        {due && (
          <SumLine
            label="À te rembourser"
            note={refundNote({ payments: reservation.payments, ...due })}
            amount={due.amount}
          />
        )}
      </dl>
      <ReceivedSums payments={reservation.payments} />
      {isBalanceLeft(reservation) && <KeptCard reservationId={id} />}
      {next > 0 && <PayNow reservationId={id} amount={next} />}
      {left > 0 && <Transfer reservation={reservation} amount={next} />}
    </Box>
  )
}

/** What was received, where no step says it, and what is left. */
const LeftLines = ({
  reservation,
  left,
  isReceivedTold,
}: {
  reservation: ReservationDetail
  left: number
  isReceivedTold: boolean
}) => {
  const settled = settledSum(reservation)
  if (settled <= 0 || reservation.refund_due) return null
  return (
    <>
      {!isReceivedTold && <SumLine label="Déjà reçu" amount={settled} />}
      <SumLine label="Reste à régler" amount={left} />
    </>
  )
}

/** Where to transfer a sum, or why not. */
const Transfer = ({ reservation, amount }: { reservation: ReservationDetail; amount: number }) => {
  const { reservation_id: id, bank, no_transfer: refusal } = reservation
  if (!bank) return <Note tone="warn">{refusal}</Note>
  return (
    <BankDetails bank={bank}>
      <TransferCode src={`/my-expeditions/${String(id)}/virement.svg`} amount={amount} />
    </BankDetails>
  )
}

/** A card is kept by the payment of a deposit, for what comes after it. */
const isBalanceLeft = ({ price, paid }: ReservationDetail): boolean =>
  price.balance_due_on !== null && paid > 0 && paid < price.total

/** Each sum that came or went back: the day, what it was and by what means. */
const ReceivedSums = ({ payments }: Pick<ReservationDetail, 'payments'>) =>
  payments.length > 0 && (
    <details className="dash-received">
      <summary>Détail des paiements</summary>
      <dl className="dash-sums">
        {payments.map(({ on, kind, method, amount }, index) => (
          <div key={index}>
            <dt>
              {KIND_LABELS[kind]}
              <small>
                {formatShortDate(on)}, {METHOD_LABELS[method].toLowerCase()}
              </small>
            </dt>
            <dd className="num">
              {kind === 'refund' && '− '}
              {formatPrice(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
