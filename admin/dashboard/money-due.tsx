'use client'

import { Link } from '@payloadcms/ui'
import { addressOf } from '@/contract/address-of'
import { getEvidencePaper, getMoney, type Money } from '@/contract/money'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatInstant } from '@/domain/days/french-instants'
import { formatNumber } from '@/domain/text/price'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'
import { giftEvidencePath, nameOfGift } from '../gift-cards/gift-words'
import { AgencyTable } from './agency-table'
import { LateBookings } from './late-bookings'
import { MoneySection, ReservationLink } from './money-section'
import { PANEL_PATHS } from './panel-paths'
import { PaymentComparison } from './payment-comparison'

/** Lists late payers, the sums due by departure, and the differences between the ledger and the payment providers' records. */
export const MoneyDue = () => {
  const { answer, error, reload } = usePanel(getMoney, NOTHING_ASKED)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return null
  return (
    <>
      <LateBookings {...answer.late} />
      {answer.waiting_balances.length > 0 && <WaitingBalances balances={answer.waiting_balances} />}
      {answer.disputes.length > 0 && <Disputes disputes={answer.disputes} />}
      {answer.departures.length > 0 && <Departures departures={answer.departures} due={answer.due} />}
      <PaymentComparison {...answer} onDecided={reload} />
    </>
  )
}

const NOTHING_ASKED = {}

const Departures = ({ departures, due }: Pick<Money, 'departures' | 'due'>) => (
  <MoneySection name="money-due" title="Encaissements" sum={sumOf(due)}>
    <AgencyTable
      rows={departures}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Départ',
          show: ({ id, name, departure_start }) => (
            <Link href={PANEL_PATHS.document('departures', id)}>
              {name}, {formatShortDate(departure_start)}
            </Link>
          ),
        },
        { label: 'À recevoir', show: ({ due_cents }) => formatCents(due_cents) },
        { label: 'À rembourser', show: ({ refund_cents }) => formatCents(refund_cents) },
      ]}
    />
    {due.departures_count > departures.length && (
      <p className="agency__say">
        Les {formatNumber(departures.length)} premiers, sur {formatNumber(due.departures_count)}
        {'\u00a0'}départs.
      </p>
    )}
  </MoneySection>
)

const sumOf = ({ due_cents: due, refund_cents: refund }: Money['due']): string =>
  [`${formatCents(due)} à recevoir`, ...(refund > 0 ? [`${formatCents(refund)} à rembourser`] : [])].join('\u00a0; ')

/** The customers have a link to pay by, and their places: the agency may call them. */
const WaitingBalances = ({ balances }: { balances: Money['waiting_balances'] }) => (
  <MoneySection name="waiting-balances" title="Soldes en attente">
    <AgencyTable
      rows={balances}
      keyOf={({ reservation_id }) => reservation_id}
      columns={[
        {
          label: 'Réservation',
          show: ({ reservation_id, number, customer }) => (
            <ReservationLink id={reservation_id}>
              {number}, {customer}
            </ReservationLink>
          ),
        },
        { label: 'Solde', show: ({ amount_cents }) => formatCents(amount_cents) },
        {
          label: 'Attendu le',
          show: ({ due_on }) => (due_on === null ? '' : formatShortDate(due_on)),
          isLate: () => true,
        },
        { label: 'Pourquoi', show: ({ reason }) => reason },
      ]}
    />
  </MoneySection>
)

/** A bank decides for its customer where the agency does not answer in time. */
const Disputes = ({ disputes }: { disputes: Money['disputes'] }) => (
  <MoneySection name="disputes" title="Paiements contestés">
    <p className="agency__say">
      Réponds à la banque chez le prestataire de paiement{'\u00a0'}: le dossier de preuves réunit le contrat, ce qui a
      été accepté, payé et écrit.
    </p>
    <AgencyTable
      rows={disputes}
      keyOf={({ provider, reference }) => `${provider} ${reference}`}
      columns={[
        {
          label: 'Vente',
          show: (dispute) => <Sold {...dispute} />,
        },
        { label: 'Somme', show: ({ amount_cents }) => formatCents(amount_cents), isLate: () => true },
        { label: 'Depuis le', show: ({ opened_at }) => formatInstant(opened_at) },
        { label: 'Litige', show: ({ reference }) => reference },
        {
          label: 'Réponse',
          show: (dispute) => {
            const href = evidencePath(dispute)
            return (
              href !== null && (
                <a href={href} download>
                  Dossier de preuves (PDF)
                </a>
              )
            )
          },
        },
      ]}
    />
  </MoneySection>
)

/** What the contested payment bought. */
const Sold = ({ reservation_id: id, number, gift_card: gift }: Money['disputes'][number]) => {
  if (id !== null) return <ReservationLink id={id}>{number}</ReservationLink>
  if (gift === null) return 'Sans réservation'
  return (
    <Link href={PANEL_PATHS.giftCard(gift.id)}>
      Carte cadeau {nameOfGift(gift)}
      {gift.is_stopped ? ', bloquée' : '\u00a0: à bloquer'}
    </Link>
  )
}

const evidencePath = ({ reservation_id: id, gift_card: gift }: Money['disputes'][number]): string | null => {
  if (id !== null) return addressOf({ ...getEvidencePaper, params: { id } })
  return gift && giftEvidencePath(gift.id)
}
