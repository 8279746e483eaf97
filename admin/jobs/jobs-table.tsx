import { giveUpJob, retryJob, type DeskJob } from '@/contract/jobs-desk'
import { formatInstant } from '@/domain/days/french-instants'
import { formatCount } from '@/domain/text/plural'
import { taskName } from '@/domain/site/task-names'
import { callPanel } from '../calls/call-panel'
import { Decisions } from './decisions'

const STATES = { waiting: 'en attente', running: 'en cours', again: 'sera refaite', failed: 'a échoué' }

type JobsTableProps = { jobs: DeskJob[]; onDone: (words: string) => void }

/** The jobs that run, failed for good, or are tried again, each with why it failed. */
export const JobsTable = ({ jobs, onDone }: JobsTableProps) => (
  <section aria-label="En cours et en échec">
    <h2>En cours et en échec</h2>
    {jobs.length === 0 && <p className="desk__empty">Rien n’a échoué, rien n’est en cours.</p>}
    {jobs.length > 0 && (
      <div className="desk__scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Tâche</th>
              <th scope="col">État</th>
              <th scope="col">Pourquoi</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, task, state, attempts, at, error }) => (
              <tr key={id}>
                <td>
                  {taskName(task)} <span className="desk-table__note">n° {id}</span>
                </td>
                <td>
                  <span className="desk-state">{STATES[state]}</span>
                  <span className="desk-table__note">
                    {formatInstant(at)}, {formatCount(attempts, 'essai')}
                  </span>
                  {state !== 'running' && (
                    <Decisions
                      name={`${taskName(task)}, n° ${id}`}
                      onRetry={() => callPanel(retryJob, { params: { id } })}
                      onGiveUp={() => callPanel(giveUpJob, { params: { id } })}
                      onDone={onDone}
                    />
                  )}
                </td>
                <td>{error}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
)
