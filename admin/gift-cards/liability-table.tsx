'use client'

import { addressOf } from '@/contract/address-of'
import { getLiability, getLiabilityFile, type Liability } from '@/contract/gift-desk'
import { formatMonth } from '@/domain/days/french-dates'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'

const NOTHING_ASKED = {}
const KINDS = { gift_card: 'Cartes cadeaux', credit: 'Avoirs' }

/** What is owed by gift cards and credit, by the month of their issue. */
export const LiabilityTable = () => {
  const { answer, error } = usePanel(getLiability, NOTHING_ASKED)
  return (
    <section className="desk" aria-label="Ce qu’on doit">
      <div className="desk__head">
        <h2>Ce qu’on doit, par mois d’émission</h2>
        {answer && <p className="desk__sum">{formatCents(answer.outstanding_cents)} au grand livre</p>}
      </div>
      {error !== null && <p role="alert">{error}</p>}
      {!answer && error === null && <p role="status">Chargement…</p>}
      {answer && <Rows report={answer} />}
      <p>
        <a className="desk__link" href={addressOf(getLiabilityFile)} download>
          Exporter pour la comptable (CSV)
        </a>
      </p>
    </section>
  )
}

const Rows = ({ report: { rows, outstanding_cents: outstanding, over_cents: over } }: { report: Liability }) =>
  rows.length === 0 ? (
    <p className="desk__empty">Aucune carte ni aucun avoir émis.</p>
  ) : (
    <>
      <div className="desk__scroll">
        <table className="desk-table">
          <caption className="gifts__caption">
            Reste dû{'\u00a0'}: émis, moins utilisé, moins arrêté ou rendu. Une carte remplacée compte au mois de la
            première.
          </caption>
          <thead>
            <tr>
              <th scope="col">Émission</th>
              <th scope="col">Nature</th>
              <th scope="col">Nombre</th>
              <th scope="col">Émis</th>
              <th scope="col">Utilisé</th>
              <th scope="col">Arrêté ou rendu</th>
              <th scope="col">Reste dû</th>
              <th scope="col">Dont fini</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.kind} ${row.month}`}>
                <th scope="row">{monthWords(row.month)}</th>
                <td>{KINDS[row.kind]}</td>
                <td>{row.count}</td>
                <td>{formatCents(row.issued_cents)}</td>
                <td>{formatCents(row.used_cents)}</td>
                <td>{formatCents(row.stopped_cents)}</td>
                <td>
                  <b>{formatCents(row.outstanding_cents)}</b>
                </td>
                <td>{formatCents(row.over_cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={6}>
                En tout
              </th>
              <td>
                <b>{formatCents(outstanding)}</b>
              </td>
              <td>{formatCents(over)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {over > 0 && (
        <p className="desk__empty">
          {formatCents(over)} restent sur des cartes dont le dernier jour est passé{'\u00a0'}: ils ne disparaissent pas
          du grand livre.
        </p>
      )}
    </>
  )

const monthWords = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return formatMonth({ year: year ?? 0, month: number ?? 1 })
}
