import type { StatementPreview } from '@/contract/bank-lines'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCents } from '../desk/format-cents'

/** The first lines of a file, as they are read. */
export const ReadLines = ({ lines }: { lines: StatementPreview['first'] }) =>
  lines.length === 0 ? (
    <p className="desk__empty">Aucune somme reçue ne se lit ainsi.</p>
  ) : (
    <div className="desk__scroll">
      <table className="desk-table">
        <caption>Les premières lignes, comme elles sont lues</caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Somme</th>
            <th scope="col">Payeur</th>
            <th scope="col">Libellé</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place}>
              <td>{formatShortDate(line.booked_on)}</td>
              <td>{formatCents(line.amount_cents)}</td>
              <td>{line.payer}</td>
              <td>{line.words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

/** The credits of a file that are not kept, and why. */
export const RefusedCredits = ({ credits }: { credits: StatementPreview['refused'] }) =>
  credits.length > 0 && (
    <div className="desk__scroll">
      <table className="desk-table">
        <caption>Sommes reçues qui ne seront pas gardées</caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Somme</th>
            <th scope="col">Libellé</th>
            <th scope="col">Pourquoi</th>
          </tr>
        </thead>
        <tbody>
          {credits.map(({ booked_on: day, amount_cents: cents, words, reason }, place) => (
            <tr key={place}>
              <td>{day === null ? '' : formatShortDate(day)}</td>
              <td>{cents === null ? '' : formatCents(cents)}</td>
              <td>{words}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
