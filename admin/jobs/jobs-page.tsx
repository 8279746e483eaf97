'use client'

import '../desk/desk.css'
import './jobs.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { getJobsDesk, type JobsDesk } from '@/contract/jobs-desk'
import { formatInstant } from '@/domain/days/french-instants'
import { formatCount } from '@/domain/text/plural'
import { taskName } from '@/domain/site/task-names'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { JobsTable } from './jobs-table'
import { RowsTable } from './rows-table'

/** What waits, runs and failed, and what the team decides of it. */
export const JobsPage = () => {
  const { answer, error, reload } = usePanel(getJobsDesk, {})
  const [said, setSaid] = useState('')
  const onDone = (words: string) => {
    setSaid(words)
    reload()
  }
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  return (
    <>
      <Summary desk={answer} onReload={reload} />
      <p role="status">{said}</p>
      <JobsTable jobs={answer.jobs} onDone={onDone} />
      <RowsTable rows={answer.rows} onDone={onDone} />
      <Waiting waiting={answer.waiting} />
      <RefusedAddresses refused={answer.refused_addresses} />
    </>
  )
}

const Summary = ({
  desk: { counts, oldest_seconds, has_worker },
  onReload,
}: {
  desk: JobsDesk
  onReload: () => void
}) => (
  <div className="desk__head">
    <p>
      {counts.waiting} en attente, {counts.running} en cours, {formatCount(counts.failed, 'échec')}, {counts.set_aside}{' '}
      de côté.
      {oldest_seconds >= 60 &&
        ` La plus ancienne attend depuis ${formatCount(Math.floor(oldest_seconds / 60), 'minute')}.`}
      {!has_worker && <strong> Rien n’est fait en ce moment{'\u00a0'}: le programme des tâches est arrêté.</strong>}
    </p>
    <Button buttonStyle="secondary" size="small" margin={false} onClick={onReload}>
      Relire
    </Button>
  </div>
)

const Waiting = ({ waiting }: Pick<JobsDesk, 'waiting'>) =>
  waiting.length === 0 ? null : (
    <section aria-label="En attente">
      <h2>En attente</h2>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Tâche</th>
            <th scope="col">Combien</th>
            <th scope="col">La plus ancienne</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ task, count, oldest_at }) => (
            <tr key={task}>
              <td>{taskName(task)}</td>
              <td>{count}</td>
              <td>{formatInstant(oldest_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

const RefusedAddresses = ({ refused }: { refused: JobsDesk['refused_addresses'] }) =>
  refused.length === 0 ? null : (
    <section aria-label="Adresses refusées">
      <h2>Adresses refusées</h2>
      <p>Leur messagerie dit qu’elles n’existent pas{'\u00a0'}: appelle ces personnes, et corrige leur adresse.</p>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Adresse</th>
            <th scope="col">Refus</th>
            <th scope="col">Le dernier</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ address, user_id, reply_code, refusals, last_refused_at }) => (
            <tr key={address}>
              <td>{user_id === null ? address : <a href={PANEL_PATHS.document('users', user_id)}>{address}</a>}</td>
              <td>
                {formatCount(refusals, 'courriel')} <span className="desk-table__note">réponse {reply_code}</span>
              </td>
              <td>{formatInstant(last_refused_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
