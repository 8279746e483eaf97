'use client'

import { Link } from '@payloadcms/ui'
import { getMoney, type Money } from '@/contract/money'
import { formatShortDate } from '@/domain/french-dates'
import { formatInstant } from '@/domain/french-instants'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'
import { PANEL_PATHS } from './panel-paths'

/** What is due and late by departure, and where the ledger and the books of who takes cards differ. */
export const MoneyDue = () => {
  const { answer, error } = usePanel(getMoney, NOTHING_ASKED)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return null
  return (
    <>
      {answer.waiting_balances.length > 0 && <WaitingBalances balances={answer.waiting_balances} />}
      {answer.disputes.length > 0 && <Disputes disputes={answer.disputes} />}
      {answer.departures.length > 0 && <Departures departures={answer.departures} />}
      <Comparison {...answer} />
    </>
  )
}

const NOTHING_ASKED = {}

const Departures = ({ departures }: Pick<Money, 'departures'>) => (
  <section className="departures-to-come" aria-labelledby="money-due-title">
    <h2 id="money-due-title" className="agency__subtitle">
      Encaissements
    </h2>
    <table className="departures-to-come__table">
      <thead>
        <tr>
          <th scope="col">Départ</th>
          <th scope="col">À recevoir</th>
          <th scope="col">En retard</th>
          <th scope="col">À rembourser</th>
        </tr>
      </thead>
      <tbody>
        {departures.map(({ id, name, departure_start, due_cents, late_cents, refund_cents }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={PANEL_PATHS.document('departures', id)}>
                {name}, {formatShortDate(departure_start)}
              </Link>
            </th>
            <td>{formatCents(due_cents)}</td>
            <td className={late_cents > 0 ? 'agency__late' : undefined}>{formatCents(late_cents)}</td>
            <td>{formatCents(refund_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** The customers have a link to pay by, and their places: the agency may call them. */
const WaitingBalances = ({ balances }: { balances: Money['waiting_balances'] }) => (
  <section className="departures-to-come" aria-labelledby="waiting-balances-title">
    <h2 id="waiting-balances-title" className="agency__subtitle">
      Soldes en attente
    </h2>
    <table className="departures-to-come__table">
      <thead>
        <tr>
          <th scope="col">Réservation</th>
          <th scope="col">Solde</th>
          <th scope="col">Attendu le</th>
          <th scope="col">Pourquoi</th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ reservation_id: id, number, customer, amount_cents, due_on, reason }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={PANEL_PATHS.document('reservations', id)}>
                {number}, {customer}
              </Link>
            </th>
            <td>{formatCents(amount_cents)}</td>
            <td className="agency__late">{due_on === null ? '' : formatShortDate(due_on)}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** A bank decides for its customer where the agency does not answer in time. */
const Disputes = ({ disputes }: { disputes: Money['disputes'] }) => (
  <section className="departures-to-come" aria-labelledby="disputes-title">
    <h2 id="disputes-title" className="agency__subtitle">
      Paiements contestés
    </h2>
    <p>Réponds à la banque chez le prestataire de paiement, avec le contrat et les échanges de la réservation.</p>
    <table className="departures-to-come__table">
      <thead>
        <tr>
          <th scope="col">Réservation</th>
          <th scope="col">Somme</th>
          <th scope="col">Depuis le</th>
          <th scope="col">Litige</th>
        </tr>
      </thead>
      <tbody>
        {disputes.map(({ reference, provider, reservation_id: id, number, amount_cents, opened_at }) => (
          <tr key={`${provider} ${reference}`}>
            <th scope="row">
              {id === null ? 'Sans réservation' : <Link href={PANEL_PATHS.document('reservations', id)}>{number}</Link>}
            </th>
            <td className="agency__late">{formatCents(amount_cents)}</td>
            <td>{formatInstant(opened_at)}</td>
            <td>{reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const KINDS: Record<Money['differences'][number]['kind'], string> = {
  only_here: 'Chez nous seulement',
  only_there: 'Chez le prestataire seulement',
  differs: 'Sommes différentes',
}

const Comparison = ({ differences, comparisons }: Pick<Money, 'differences' | 'comparisons'>) => {
  const [last] = comparisons
  if (!last) return null
  return (
    <section className="departures-to-come" aria-labelledby="comparison-title">
      <h2 id="comparison-title" className="agency__subtitle">
        Rapprochement des paiements par carte
      </h2>
      <p>
        {differences.length === 0 ? 'Aucun écart' : `${String(differences.length)} à vérifier`}, au{' '}
        {formatInstant(last.compared_at)}.
      </p>
      {differences.length > 0 && (
        <table className="departures-to-come__table">
          <thead>
            <tr>
              <th scope="col">Paiement</th>
              <th scope="col">Écart</th>
              <th scope="col">Détail</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ id, reference, kind, detail, reservation_id: reservation }) => (
              <tr key={id}>
                <th scope="row">
                  {reservation === null ? (
                    reference
                  ) : (
                    <Link href={PANEL_PATHS.document('reservations', reservation)}>{reference}</Link>
                  )}
                </th>
                <td className="agency__late">{KINDS[kind]}</td>
                <td>{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
