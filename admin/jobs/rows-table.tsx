import { giveUpRow, retryRow, type SetAsideRow } from '@/contract/jobs-desk'
import { formatInstant } from '@/domain/days/french-instants'
import { formatCount } from '@/domain/text/plural'
import { rowName, taskName } from '@/domain/site/task-names'
import { callPanel } from '../calls/call-panel'
import { Decisions } from './decisions'

type RowsTableProps = { rows: SetAsideRow[]; onDone: (words: string) => void }

/** The rows on which a task failed while it went on with the others. */
export const RowsTable = ({ rows, onDone }: RowsTableProps) =>
  rows.length === 0 ? null : (
    <section aria-label="Mises de côté">
      <h2>Mises de côté</h2>
      <p>La tâche continue avec les autres, et revient à celles-ci plus tard.</p>
      <div className="desk__scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Sur quoi</th>
              <th scope="col">État</th>
              <th scope="col">Pourquoi</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ attempts, failed_at, retry_at, error, ...row }) => (
              <tr key={`${row.task} ${row.step} ${row.row_id}`}>
                <td>
                  {rowName(row)} <span className="desk-table__note">{taskName(row.task)}</span>
                </td>
                <td>
                  <span className="desk-state">{retry_at === null ? 'abandonnée' : 'sera refaite'}</span>
                  {retry_at !== null && <span className="desk-table__note">{formatInstant(retry_at)}</span>}
                  <span className="desk-table__note">
                    {formatCount(attempts, 'essai')}, le dernier {formatInstant(failed_at)}
                  </span>
                  <Decisions
                    name={`${taskName(row.task)}, ${rowName(row)}`}
                    onRetry={() => callPanel(retryRow, { body: row })}
                    onGiveUp={retry_at === null ? null : () => callPanel(giveUpRow, { body: row })}
                    onDone={onDone}
                  />
                </td>
                <td>{error}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
