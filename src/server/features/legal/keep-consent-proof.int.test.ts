import { expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { consentInForce } from './consent-in-force'

const send = (body: object) => call('v1/consents', { method: 'POST', body })
const proofs = () => query<Record<string, unknown>>('select * from consent_proofs order by id')

it('a choice leaves its time, its purposes and the words it answers, and nothing of who made it', async () => {
  const { version, request } = consentInForce()
  expect((await send({ version, audience: true, advertising: false })).status).toBe(201)
  expect((await send({ version, audience: false, advertising: false })).status).toBe(201)
  const kept = await proofs()
  expect(kept.map((one) => Object.keys(one))).toEqual([
    ['id', 'version', 'audience', 'advertising', 'chosen_at'],
    ['id', 'version', 'audience', 'advertising', 'chosen_at'],
  ])
  expect(kept.map(({ audience }) => audience)).toEqual([true, false])
  expect(await query('select version, words from consent_requests')).toEqual([{ version, words: request }])
})

it('two first answers at once leave one copy of the words', async () => {
  const { version } = consentInForce()
  await query('truncate consent_proofs, consent_requests')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send({ version, audience: true, advertising: true })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect([(await proofs()).length, (await query('select 1 from consent_requests')).length]).toEqual([8, 1])
})

it('what answers other words is refused, and so is what is no choice', async () => {
  const { version } = consentInForce()
  const before = (await proofs()).length
  expect((await send({ version: 'older', audience: true, advertising: true })).status).toBe(409)
  expect((await send({ version, audience: 'oui', advertising: true })).status).toBe(422)
  expect((await send({ version, audience: true, advertising: true, email: 'a@b.fr' })).status).toBe(422)
  expect((await proofs()).length).toBe(before)
})

it('a proof is forgotten after twenty-five months', async () => {
  await query(
    `update consent_proofs set chosen_at = now() - interval '25 months 1 day' where id = (select min(id) from consent_proofs)`,
  )
  const before = (await proofs()).length
  await query(`select graphile_worker.add_job('forget_expired')`)
  await runJobs()
  expect((await proofs()).length).toBe(before - 1)
})
