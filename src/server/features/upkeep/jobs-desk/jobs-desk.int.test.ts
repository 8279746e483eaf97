import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobsDesk } from '@/contract/jobs-desk'
import { rowName, taskName } from '@/domain/site/task-names'
import { env } from '@/env'
import { checkDatabase } from '@/server/compose/check-database'
import { checkReadiness } from '@/server/compose/check-readiness'
import { WORKER_TASKS } from '@/server/compose/tasks'
import { query } from '@/server/platform/db/pool'
import { openLease } from '@/server/platform/jobs/lease'
import { call } from '../../../../../tests/integration/call'
import { runJobs, runTask } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})
beforeEach(async () => {
  for (const table of ['graphile_worker._private_jobs', 'set_aside_rows', 'job_alerts', 'refused_addresses'])
    await query(`delete from ${table}`)
})

const team = () => /<(.*)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM
const toldTeam = () => mailServer.sentTo(team()).filter(({ subject }) => subject?.includes('besoin de toi'))
const ask = (path: string, body?: unknown) =>
  call<JobsDesk>(`upkeep/${path}`, { method: path === 'jobs' ? 'GET' : 'POST', token: staff, body })
const desk = async () => (await ask('jobs')).body

/** A job that failed as often as it may, of somebody whom its error names. */
const failedJob = async (attempts = 25): Promise<string> => {
  const [job] = await query<{ id: string }>(
    `select id::text from graphile_worker.add_job('send_mail', '{"template":"password_changed","userId":424242}', run_at => now() + interval '1 day')`,
  )
  await query(`update graphile_worker._private_jobs set attempts = $2::int, last_error = $3 where id = $1::bigint`, [
    job?.id,
    attempts,
    '451 <camille@exemple.fr> try later',
  ])
  return job?.id ?? ''
}

const ROW = { task: 'settle_choices', step: 'reservation', row_id: '12' }
const setRowAside = (attempts = 3) =>
  query(
    `insert into set_aside_rows (task, step, row_id, attempts, error, retry_at, first_failed_at)
     values ($1, $2, $3, $4, 'poisoned', now() + interval '1 hour', now() - interval '2 hours')`,
    [ROW.task, ROW.step, ROW.row_id, attempts],
  )

describe('the page of the jobs', () => {
  it('shows what waits, failed and was set aside, without saying whose it is', async () => {
    const id = await failedJob()
    await failedJob(2)
    await setRowAside()
    await query(`select graphile_worker.add_job('free_expired_holds', run_at => now() - interval '90 seconds')`)
    await query(
      `insert into refused_addresses (address, reply_code, template) values ('perdu@exemple.fr', 550, 'welcome')`,
    )
    const body = await desk()
    expect(body).toMatchObject({
      counts: { waiting: 1, running: 0, failed: 1, set_aside: 1 },
      has_worker: false,
      waiting: [{ task: 'free_expired_holds', count: 1 }],
      jobs: [
        { id, task: 'send_mail', state: 'failed', attempts: 25 },
        { state: 'again', attempts: 2 },
      ],
      rows: [{ ...ROW, attempts: 3, error: 'poisoned' }],
      refused_addresses: [{ address: 'perdu@exemple.fr', reply_code: 550, refusals: 1 }],
    })
    expect(body.oldest_seconds).toBeGreaterThanOrEqual(90)
    expect(JSON.stringify(body.jobs)).not.toMatch(/camille|424242/)
    expect(body.jobs[0]?.error).toContain('451')
  })

  it('has a failed job done again, or drops it, and neither one that is gone', async () => {
    const id = await failedJob()
    expect((await ask(`jobs/${id}/retry`)).status).toBe(200)
    await runJobs()
    expect((await desk()).jobs).toEqual([])
    expect((await ask(`jobs/${id}/retry`)).status).toBe(409)
    const other = await failedJob()
    expect((await ask(`jobs/${other}/give-up`)).status).toBe(200)
    expect((await ask(`jobs/${other}/give-up`)).status).toBe(409)
    expect((await desk()).jobs).toEqual([])
  })

  it('has the task come to a row at once, or to it no more', async () => {
    await setRowAside()
    expect((await ask('rows/give-up', ROW)).status).toBe(200)
    await runTask(ROW.task)
    expect((await desk()).rows).toMatchObject([{ ...ROW, retry_at: null }])
    expect((await ask('rows/give-up', ROW)).status).toBe(409)
    expect((await ask('rows/retry', ROW)).status).toBe(200)
    await runJobs()
    // The task finds nothing to do there any more.
    expect((await desk()).rows).toEqual([])
    expect((await ask('rows/retry', ROW)).status).toBe(409)
  })

  it('has a name for each task', () => {
    expect(WORKER_TASKS.filter(({ name }) => taskName(name) === name)).toEqual([])
    expect(rowName(ROW)).toBe('réservation 12')
  })
})

describe('the team', () => {
  it('is written to once of what failed for good or was set aside three times, and not of a hitch', async () => {
    await setRowAside(2)
    await failedJob(2)
    const before = toldTeam().length
    await runTask('watch_jobs')
    expect(toldTeam().length).toBe(before)
    await query('update set_aside_rows set attempts = 3')
    await failedJob()
    expect((await checkDatabase()).map(({ check }) => check)).toEqual(['jobs'])
    await runTask('watch_jobs')
    await runTask('watch_jobs')
    expect(toldTeam().length).toBe(before + 1)
    expect(toldTeam().at(-1)?.text).toContain('/admin/taches')
    expect(await checkDatabase()).toEqual([])
    await failedJob()
    await runTask('watch_jobs')
    expect(toldTeam().length).toBe(before + 2)
  })

  it('is not written to of a job whose worker was killed while another took its place, which is dropped', async () => {
    const before = toldTeam().length
    const add = () => query(`select graphile_worker.add_job('free_expired_holds', job_key => 'holds')`)
    await add()
    await query(`update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now(), attempts = 1`)
    await add()
    await query(`select graphile_worker.force_unlock_workers(array['pool-killed'])`)
    expect(await query('select attempts from graphile_worker.jobs where attempts = max_attempts')).toHaveLength(1)
    await runTask('watch_jobs')
    expect(await query('select 1 from graphile_worker.jobs')).toEqual([])
    expect(toldTeam().length).toBe(before)
  })

  it('is written to of jobs that stand still, again once they went on', async () => {
    const before = toldTeam().length
    // No worker of the tests does a task that it doesn't know.
    const stand = () => query(`select graphile_worker.add_job('unknown', run_at => now() - interval '10 minutes')`)
    await stand()
    await runTask('watch_jobs')
    await runTask('watch_jobs')
    expect(toldTeam().length).toBe(before + 1)
    expect(toldTeam().at(-1)?.text).toContain('minutes')
    await query(`delete from graphile_worker._private_jobs`)
    await runTask('watch_jobs')
    await stand()
    await runTask('watch_jobs')
    expect(toldTeam().length).toBe(before + 2)
  })
})

it('says how the jobs do where the site says whether it is ready', async () => {
  const stateOf = async () => (await checkReadiness()).jobs
  expect(await stateOf()).toBe('no_worker')
  const lease = openLease({ connection: { connectionString: env().DATABASE_URL }, log: { warn: () => undefined } })
  await lease.hold('pool-living')
  expect(await stateOf()).toBe('well')
  await failedJob()
  expect(await stateOf()).toBe('failing')
  await query(`select graphile_worker.add_job('free_expired_holds', run_at => now() - interval '6 minutes')`)
  expect(await stateOf()).toBe('late')
  await lease.end()
})
