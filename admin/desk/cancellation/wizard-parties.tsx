import type { CancellationPreview } from '@/contract/cancellation'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { METHOD_LABELS } from '@/domain/ledger/payment-words'
import { formatCount } from '@/domain/text/plural'
import { PANEL_PATHS } from '../../dashboard/panel-paths'
import { formatCents } from '../format-cents'
import { WizardStep } from './wizard-step'

type WizardPartiesProps = { preview: CancellationPreview }
type Party = CancellationPreview['parties'][number]

/** The other dates with room for each party, and what each would cost more or less there. */
export const WizardDates = ({ preview: { parties, answer_by: answerBy } }: WizardPartiesProps) => (
  <WizardStep number={2} title={'Que leur proposer\u00a0?'} note="Le remboursement est toujours proposé">
    {parties.length === 0 && <p className="desk__empty">Personne n’a réservé ce départ.</p>}
    <ul className="wz__parties">
      {parties.map((party) => (
        <li key={party.reservation_id}>
          <p>
            <b>{party.customer}</b> <Booking {...party} />, {formatCount(party.travelers_count, 'voyageur')}
          </p>
          {party.dates.length === 0 ? (
            <p className="wz__note">Aucune autre date n’a de place pour ce groupe.</p>
          ) : (
            <ul className="wz__dates">
              {party.dates.map((date) => (
                <li key={date.departure_id}>
                  {formatDateRange({ start: date.departure_start, end: date.departure_end })}
                  <small>{`${formatCount(date.available_count, 'place')}, ${differenceWords(date.difference_cents)}`}</small>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
    {parties.length > 0 && (
      <p className="wz__note">{`Chacun choisit sur sa page, jusqu’au ${formatShortDate(answerBy)} inclus. Une place n’est prise qu’au moment de son choix.`}</p>
    )}
  </WizardStep>
)

/** What comes back to each, by the means that gave it, and what is owed on top. */
export const WizardRefunds = ({ preview: { parties, refund_by: refundBy } }: WizardPartiesProps) => {
  const total = sumOf(parties.flatMap(({ refund }) => refund))
  return (
    <WizardStep number={3} title="S’ils préfèrent être remboursés" note={`${formatCents(total)} au plus`}>
      {parties.length > 0 && (
        <div className="desk__scroll">
          <table className="desk-table desk-table--stacked">
            <thead>
              <tr>
                <th scope="col">Réservation</th>
                <th scope="col">Reçu</th>
                <th scope="col">Rendu</th>
                <th scope="col">Dont indemnité</th>
              </tr>
            </thead>
            <tbody>
              {parties.map((party) => (
                <tr key={party.reservation_id}>
                  <th scope="row">
                    {party.customer}
                    <span className="desk-table__note">
                      <Booking {...party} />
                    </span>
                  </th>
                  <td data-label="Reçu">
                    <Sums sums={party.paid} />
                  </td>
                  <td data-label="Rendu">
                    <Sums sums={party.refund} />
                  </td>
                  <td data-label="Dont indemnité">
                    {party.indemnity_cents > 0 ? formatCents(party.indemnity_cents) : 'aucune'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="wz__note">{`Sans réponse, on rembourse tout de même, le ${formatShortDate(refundBy)} au plus tard\u00a0: la loi donne quatorze jours.`}</p>
    </WizardStep>
  )
}

const Booking = ({ reservation_id: id, number }: Pick<Party, 'reservation_id' | 'number'>) => (
  <a href={PANEL_PATHS.document('reservations', id)}>{number}</a>
)

const Sums = ({ sums }: { sums: Party['paid'] }) =>
  sums.length === 0 ? (
    'rien'
  ) : (
    <ul className="wz__sums">
      {sums.map(({ method, cents }) => (
        <li key={method}>
          <b>{formatCents(cents)}</b> {METHOD_LABELS[method].toLowerCase()}
        </li>
      ))}
    </ul>
  )

const sumOf = (sums: Party['paid']): number => sums.reduce((total, { cents }) => total + cents, 0)

const differenceWords = (cents: number): string => {
  if (cents === 0) return 'au même prix'
  return cents > 0 ? `${formatCents(cents)} de plus` : `${formatCents(-cents)} de moins`
}
