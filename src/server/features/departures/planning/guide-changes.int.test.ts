import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createGuide } from '../../../../../tests/factories/guide'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Guide = { id: number; email: string; token: string }

let payload: Payload
let staff: { token: string }
let maelle: Guide
let yann: Guide

const makeGuide = async (name: string): Promise<Guide> => {
  const { id: user, email, token } = await signInAs(payload, { role: 'guide' })
  return { id: (await createGuide(payload, { name, user })).id, email, token }
}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
})

beforeEach(async () => {
  maelle = await makeGuide('Maelle')
  yann = await makeGuide('Yann')
  await runJobs()
})

const make = async ({ guide, trip }: { guide?: Guide; trip?: number } = {}) =>
  createDeparture(payload, {
    expedition: trip ?? (await createExpedition(payload, { name: 'Tour des lacs' })).id,
    ...(guide && { guide: guide.id }),
  })

const save = async (path: string, body: object) => {
  const saved = await call(`${path}?depth=0`, { method: 'PATCH', token: staff.token, body })
  expect(saved.status).toBe(200)
}

/** The texts of the mails to a guide that have left since. */
const told = async ({ email }: Guide): Promise<string[]> => {
  const before = mailServer.sentTo(email).length
  await runJobs()
  return mailServer
    .sentTo(email)
    .slice(before)
    .map(({ text }) => (text ?? '').replaceAll(/\s+/g, ' '))
}

const lastTo = ({ email }: Guide): string => (mailServer.lastTo(email)?.text ?? '').replaceAll(/\s+/g, ' ')

it('is told of a departure that is given, then of new days, then that it is taken off: once each', async () => {
  const { id } = await make({ guide: maelle })
  expect(await told(maelle)).toEqual([expect.stringMatching(/Tour des lacs, du .* : ce départ t’est confié/)])
  await save(`departures/${String(id)}`, { departure_start: inDays(50), departure_end: inDays(52) })
  expect(await told(maelle)).toEqual([expect.stringMatching(/Tour des lacs : du .*, et non plus du/)])
  await save(`departures/${String(id)}`, { guide: yann.id })
  expect(await told(maelle)).toEqual([expect.stringContaining('tu ne guides plus ce départ')])
  expect(lastTo(yann)).toContain('ce départ t’est confié')
  expect(await told(maelle)).toEqual([])
})

it('is told of several at once in one mail', async () => {
  await make({ guide: maelle })
  await make({ guide: maelle })
  const texts = await told(maelle)
  expect(texts).toHaveLength(1)
  expect(texts[0]?.match(/t’est confié/g)).toHaveLength(2)
  expect(mailServer.lastTo(maelle.email)?.subject).toBe('2\u00a0de tes départs changent')
})

it('is told nothing of what was undone before the mail left, nor of a save of something else', async () => {
  const { id } = await make({ guide: maelle })
  await told(maelle)
  await save(`departures/${String(id)}`, { guide: yann.id })
  await save(`departures/${String(id)}`, { guide: maelle.id })
  await save(`departures/${String(id)}`, { note: 'Prévenir le refuge.' })
  expect(await told(maelle)).toEqual([])
  expect(mailServer.sentTo(yann.email)).toEqual([])
})

it('is told of departures that follow the trip’s guide, when the trip gets another', async () => {
  const trip = (await createExpedition(payload, { name: 'Tour des lacs', guide: maelle.id })).id
  await make({ trip })
  await told(maelle)
  await save(`expeditions/${String(trip)}`, { guide: yann.id, _status: 'published' })
  expect(await told(maelle)).toEqual([expect.stringContaining('tu ne guides plus ce départ')])
  expect(lastTo(yann)).toContain('ce départ t’est confié')
})

it('is told that a departure was deleted', async () => {
  const { id } = await make({ guide: maelle })
  await told(maelle)
  await call(`departures/${String(id)}`, { method: 'DELETE', token: staff.token })
  expect(await told(maelle)).toEqual([expect.stringMatching(/Tour des lacs, .* tu ne guides plus/)])
})

it('is told nothing of departures that are over, nor when a save is refused', async () => {
  const { id } = await make({ guide: maelle })
  const other = await make()
  await told(maelle)
  const body = { guide: maelle.id }
  const refused = await call(`departures/${String(other.id)}`, { method: 'PATCH', token: staff.token, body })
  expect(refused.status).toBe(400)
  await query(
    `update departures set departure_start = now() - interval '9 days', departure_end = now() - interval '7 days' where id = $1`,
    [id],
  )
  await save(`departures/${String(id)}`, { guide: yann.id })
  expect(await told(maelle)).toEqual([])
  expect(mailServer.sentTo(yann.email)).toEqual([])
})

it('is told once a day who wants it so, in the morning; and at once of what waited, when it is wanted so again', async () => {
  const choose = (changes: string) =>
    call<{ changes: string }>('v1/guide/news', { method: 'PATCH', token: maelle.token, body: { changes } })
  expect((await call('v1/guide/news', { token: maelle.token })).body).toEqual({
    changes: 'at_once',
    replies: false,
    is_guide: true,
  })
  expect((await choose('daily')).body).toMatchObject({ changes: 'daily' })
  await make({ guide: maelle })
  await make({ guide: maelle })
  expect(await told(maelle)).toEqual([])
  const jobs = await query(
    `select to_char(run_at at time zone 'Europe/Paris', 'HH24:MI') as at from graphile_worker.jobs where key = $1`,
    [`tell_guide:${String(maelle.id)}`],
  )
  expect(jobs).toEqual([{ at: '07:00' }])
  await choose('at_once')
  expect(await told(maelle)).toEqual([expect.stringMatching(/t’est confié.*t’est confié/)])
})

it('is a setting of guides alone', async () => {
  const customer = await signInAs(payload)
  const asked = { method: 'PATCH', token: customer.token, body: { changes: 'daily' } } as const
  expect((await call('v1/guide/news', asked)).status).toBe(403)
  expect((await call('v1/guide/news', { ...asked, token: maelle.token, body: { changes: 'never' } })).status).toBe(422)
})
