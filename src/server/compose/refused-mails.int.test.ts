import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { runJobs } from '../../../tests/integration/run-jobs'
import { createUser } from '../../../tests/factories/user'

const { mailServer } = await vi.hoisted(() => import('../../../tests/integration/mail-server'))

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  await runJobs()
})

/** A mail to a new customer, whose address the server answers so. */
const writeTo = async (reply: string, user?: { id: number; email: string }) => {
  const { id, email } = user ?? (await createUser(payload))
  mailServer.refuseAddress(email, reply === '' ? null : reply)
  await query(
    `select graphile_worker.add_job('send_mail', json_build_object('template', 'password_changed', 'userId', $1::int))`,
    [id],
  )
  await runJobs()
  return { id, email }
}

const marksOf = (email: string) =>
  query('select reply_code as code, template, refusals from refused_addresses where address = lower($1)', [email])
const waiting = () => query(`select attempts from graphile_worker.jobs where task_identifier = 'send_mail'`)

describe('an address that a mail server refuses', () => {
  it('for good is marked and not tried again, until a mail arrives there', async () => {
    const user = await writeTo('550 No such user')
    expect(await marksOf(user.email)).toEqual([{ code: 550, template: 'password_changed', refusals: 1 }])
    expect(await waiting()).toEqual([])
    await writeTo('550 5.1.1 No such user', user)
    expect(await marksOf(user.email)).toMatchObject([{ refusals: 2 }])
    await writeTo('', user)
    expect(mailServer.sentTo(user.email)).toHaveLength(1)
    expect(await marksOf(user.email)).toEqual([])
  })

  it.each(['451 4.2.1 Try later', '550 5.7.1 Relaying denied'])('with « %s » is tried again', async (reply) => {
    const { email } = await writeTo(reply)
    expect(await marksOf(email)).toEqual([])
    expect(await waiting()).toEqual([{ attempts: 1 }])
    await query('delete from graphile_worker._private_jobs')
  })

  it('takes, but not what the message says, has it tried no more', async () => {
    mailServer.refuse(true, 554)
    const { email } = await writeTo('')
    mailServer.refuse(false)
    expect(await marksOf(email)).toEqual([])
    expect(await query('select attempts from graphile_worker.jobs where attempts = max_attempts')).toEqual([
      { attempts: 1 },
    ])
    await query('delete from graphile_worker._private_jobs')
  })
})
