import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

type Answer = { run: { state: string; done: number; total: number } | null }
const PATH = 'search-synonyms/reindex'

it('reindexes for the staff, who see how far it is', async () => {
  await createExpedition(payload)
  const { token } = await signInAs(payload, { role: 'staff' })
  expect((await call<Answer>(PATH, { token })).body.run).toBeNull()
  expect((await call<Answer>(PATH, { token, method: 'POST' })).body.run).toMatchObject({ state: 'waiting' })
  expect((await call<Answer>(PATH, { token, method: 'POST' })).body.run).toMatchObject({ state: 'waiting' })
  await runJobs()
  expect((await call<Answer>(PATH, { token })).body.run).toMatchObject({ state: 'done', done: 1, total: 1 })
})

it.each(['customer', 'guide', 'marketer'] as const)('refuses a %s', async (role) => {
  const { token } = await signInAs(payload, { role })
  const { status } = await call(PATH, { token, method: 'POST' })
  expect([403, 404]).toContain(status)
})

it('refuses a stranger', async () => {
  expect((await call(PATH, { method: 'POST' })).status).toBe(404)
})
