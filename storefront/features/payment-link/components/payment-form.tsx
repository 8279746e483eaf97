import { Landmark, Lock } from 'lucide'
import { useState } from 'react'
import type { PaymentDetail } from '@/contract/payments'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { EMAIL_ADDRESS } from '@/domain/accounts/email-address'
import { formatDays, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { CardWords } from '@/storefront/ui/card-words'
import { Field } from '@/storefront/ui/field'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { PaymentCards } from '@/storefront/ui/payment-cards'
import { PaymentMeansChoice, type PaymentMeans } from '@/storefront/ui/payment-means-choice'
import { PaymentProgress } from './payment-progress'
import { SumChoice } from './sum-choice'
import { StartError } from './start-error'
import { TransferLines } from './transfer-lines'
import { askedSum, mayChooseSum, type Wish } from '../rules/asked-sum'
import type { ViewProps } from '../rules/view-props'

const TITLES = {
  order: 'Ta réservation à régler',
  share: 'Ta part à régler',
  deposit: 'L’acompte de ton aventure',
  balance: 'Le solde de ton aventure',
}

/** What is due of a reservation: how much, by what means; nothing new is ordered. */
export const PaymentForm = ({ payment: { detail }, start }: ViewProps) => {
  const { card, expedition } = detail
  const [wish, setWish] = useState<PaymentMeans>('card')
  const [sum, setSum] = useState<Wish>({ kind: 'due', other: '' })
  const [isTold, setIsTold] = useState(false)
  const means = card ? (detail.transfer ? wish : 'card') : 'transfer'
  const [email, setEmail] = useState('')
  const asked = askedSum({ detail, wish: sum })
  const receipt = mayBeForOthers(detail) ? receiptOf(email) : {}
  const pay = async () => {
    if (asked.refusal === null && receipt.error === undefined) await start.start({ ...asked.body, ...receipt.body })
    else setIsTold(true)
  }
  return (
    <>
      <h1 className="tun-title">{TITLES[detail.purpose]}</h1>
      <p className="lead paylead">
        {expedition.name}, {formatDays({ start: expedition.departure_start, end: expedition.departure_end })},{' '}
        {formatCount(expedition.travelers_count, 'personne')}
      </p>
      <div className="payform">
        <LateNote detail={detail} />
        <PaymentProgress detail={detail} />
        {means === 'card' && mayChooseSum(detail) && (
          <SumChoice
            detail={detail}
            wish={sum}
            onWish={(next) => {
              setSum(next)
              setIsTold(false)
            }}
            error={isTold ? (asked.refusal ?? undefined) : undefined}
          />
        )}
        {means === 'card' && mayBeForOthers(detail) && (
          <ReceiptField email={email} error={isTold ? receipt.error : undefined} onType={setEmail} />
        )}
        <MeansBox detail={detail} chosen={means} onChoose={setWish} />
        {means === 'card' && (
          <CardOrder
            start={start}
            isTransferable={detail.no_transfer === null}
            amount={asked.amount}
            onPay={() => void pay()}
          />
        )}
      </div>
    </>
  )
}

const LateNote = ({ detail: { purpose, due_on: dueOn } }: { detail: PaymentDetail }) =>
  dueOn !== null &&
  dueOn < calendarDayInParis(new Date()) && (
    <Note tone="warn">
      {purpose === 'deposit' ? 'L’acompte' : 'Le solde'} était attendu le <b>{formatShortDate(dueOn)}</b>. Un souci de
      calendrier ou de carte{'\u00a0'}? Appelle-nous, on trouve une solution.
    </Note>
  )

type ReceiptFieldProps = { email: string; error: string | undefined; onType: (email: string) => void }

const ReceiptField = ({ email, error, onType }: ReceiptFieldProps) => (
  <Box title="Ton reçu">
    <Field
      label="Ton adresse mail, pour ton reçu (facultatif)"
      type="email"
      autoComplete="off"
      hint="Si la réservation n’est pas à ton nom. Elle ne sert qu’à ce reçu."
      value={email}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  </Box>
)

/** Whether another than who booked may be the one who pays: a traveler of several, their part of the balance. */
const mayBeForOthers = ({ purpose, expedition }: PaymentDetail): boolean =>
  purpose === 'balance' && expedition.travelers_count > 1

/** What the call is told of the address of a receipt; blank, none is asked for. */
const receiptOf = (typed: string): { body?: { receipt_email: string }; error?: string } => {
  const email = typed.trim().toLowerCase()
  if (email === '') return {}
  return EMAIL_ADDRESS.test(email) ? { body: { receipt_email: email } } : { error: 'Cette adresse est incomplète' }
}

type MeansBoxProps = {
  detail: PaymentDetail
  chosen: PaymentMeans
  onChoose: (means: PaymentMeans) => void
}

/** The means that still work, and why no transfer does. */
const MeansBox = ({ detail, chosen, onChoose }: MeansBoxProps) => (
  <Box title={'Avec quoi\u00a0?'}>
    {detail.no_transfer !== null && <Note tone="info">{detail.no_transfer}</Note>}
    <PaymentMeansChoice
      chosen={chosen}
      onChoose={onChoose}
      means={[
        ...(detail.card
          ? [
              {
                key: 'card' as const,
                title: 'Carte bancaire',
                note: 'Immédiat',
                mark: <PaymentCards />,
                children: <CardWords card={detail.card} />,
              },
            ]
          : []),
        ...(detail.transfer
          ? [
              {
                key: 'transfer' as const,
                title: 'Virement',
                note:
                  detail.due_on === null
                    ? 'En 1 à 2\u00a0jours ouvrés'
                    : `À faire avant le ${formatShortDate(detail.due_on)}`,
                mark: <Icon of={Landmark} />,
                children: <TransferLines detail={detail} />,
              },
            ]
          : []),
      ]}
    />
  </Box>
)

type CardOrderProps = Pick<ViewProps, 'start'> & {
  isTransferable: boolean
  /** Euros; null while no sum is written. */
  amount: number | null
  onPay: () => void
}

const CardOrder = ({ start, isTransferable, amount, onPay }: CardOrderProps) => (
  <section className="box order" aria-label="Payer">
    <div className="row row-b wrapx">
      <p>
        <span className="soft own-line">À régler maintenant, par carte</span>
        <b className="order__sum num">{amount === null ? '…' : formatPrice(amount)}</b>
      </p>
      <p className="small soft paylead__kept">Rien de nouveau n’est commandé, le contrat ne change pas.</p>
    </div>
    <StartError start={start} isTransferable={isTransferable} />
    <Button look="go" size="lg" block aria-disabled={start.isStarting} onClick={onPay}>
      <Icon of={Lock} />
      Payer {amount === null ? 'par carte' : formatPrice(amount)}
    </Button>
    <p className="small soft" role="status">
      {start.isStarting ? 'On ouvre la page de paiement…' : 'La page de paiement s’ouvre juste après.'}
    </p>
  </section>
)
