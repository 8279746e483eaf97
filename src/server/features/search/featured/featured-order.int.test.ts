import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { FeaturedOrder } from '@/contract/featured'
import { listFeaturedExpeditions } from '@/server/features/catalogue/expeditions/list-featured-expeditions'
import { query } from '@/server/platform/db/pool'
import { withRequestFacts } from '@/server/platform/log/request-facts'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload
let lea: { id: number; token: string }
let noe: { id: number; token: string }
let trips: { id: number; name: string }[]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  lea = await signInAs(payload, { role: 'marketer', first_name: 'Léa' })
  noe = await signInAs(payload, { role: 'staff', first_name: 'Noé' })
  trips = [await createExpedition(payload), await createExpedition(payload), await createExpedition(payload)]
})
beforeEach(async () => {
  await query('update expeditions set carousel_rank = null')
  await query('update _expeditions_v set version_carousel_rank = null')
})

type Answer = FeaturedOrder & { error?: string }
const save = (ids: unknown[], { seen = [] as number[], token = lea.token } = {}) =>
  withRequestFacts({}, () => call<Answer>('expeditions/featured-order', { method: 'POST', token, body: { ids, seen } }))
const load = (token = lea.token) => call<Answer>('expeditions/featured-order', { token })
const three = () => trips.map(({ id }) => id) as [number, number, number]
const ranked = async () =>
  (
    await query<{ id: number }>('select id from expeditions where carousel_rank is not null order by carousel_rank')
  ).map(({ id }) => id)

it('puts trips forward in one press: on the home page, and in no draft otherwise', async () => {
  const [first, second, third] = three()
  const { status, body } = await save([third, first])
  expect([status, body.trips.map(({ id }) => id)]).toEqual([200, [third, first]])
  expect(body.others.map(({ id }) => id)).toContain(second)
  await runJobs()
  expect((await listFeaturedExpeditions()).map(({ id }) => id)).toEqual([third, first])
  const draft = { name: 'Un brouillon', _status: 'draft' }
  await call(`expeditions/${String(third)}?draft=true`, { method: 'PATCH', token: noe.token, body: draft })
  await save([first, third], { seen: [third, first] })
  const publish = { name: 'Publiée depuis', carousel_rank: 7, _status: 'published' }
  await call(`expeditions/${String(third)}`, { method: 'PATCH', token: noe.token, body: publish })
  expect(await query('select name, carousel_rank::int as rank from expeditions where id = $1', [third])).toEqual([
    { name: 'Publiée depuis', rank: 2 },
  ])
})

it('tells the change log who changed which rank, once', async () => {
  const [first, second] = three()
  await save([first, second])
  const [last] = await query<{ id: number }>('select max(id) as id from change_log')
  await save([second, first], { seen: [first, second], token: noe.token })
  await save([second, first], { seen: [second, first], token: noe.token })
  const told = 'select row_id::int, author_id, before, after from change_log where id > $1 order by id'
  expect(await query(told, [last?.id])).toEqual([
    { row_id: second, author_id: noe.id, before: { carousel_rank: 2 }, after: { carousel_rank: 1 } },
    { row_id: first, author_id: noe.id, before: { carousel_rank: 1 }, after: { carousel_rank: 2 } },
  ])
})

it('refuses an order that somebody else changed, and says who and what', async () => {
  const [first, second, third] = three()
  await save([first, second], { token: noe.token })
  const { status, body } = await save([third], { seen: [first] })
  expect([status, body.error?.replaceAll('\u00a0', ' ')]).toEqual([
    409,
    expect.stringMatching(
      new RegExp(`^Noé a changé la une \\(.+\\) entre-temps : « ${trips[1]?.name ?? ''} » a été ajoutée\\.`),
    ),
  ])
  expect(await ranked()).toEqual([first, second])
})

it('writes one of two orders that are saved at once', async () => {
  const [first, second, third] = three()
  const answers = await Promise.all([save([first, second]), save([third, second], { token: noe.token })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await ranked()).length).toBe(2)
})

it('adds no trip that is not on the site, and keeps the place of one that was withdrawn', async () => {
  const [first, second] = three()
  const { id: draft, name } = await createExpedition(payload, { _status: 'draft' })
  const refused = await save([first, draft])
  expect([refused.status, refused.body.error]).toEqual([422, expect.any(String)])
  expect(JSON.stringify(refused.body)).toContain(name)
  expect((await save([first, 999_999_999])).status).toBe(422)
  expect(await ranked()).toEqual([])
  const { id: gone } = await createExpedition(payload)
  await save([gone, first])
  await call(`expeditions/${String(gone)}`, { method: 'PATCH', token: noe.token, body: { _status: 'draft' } })
  const { body } = await load()
  expect(body.trips.map(({ id, is_published: isPublished }) => [id, isPublished])).toEqual([
    [gone, false],
    [first, true],
  ])
  expect((await save([gone, second], { seen: [gone, first] })).status).toBe(200)
})

it.each([
  ['a trip twice', (id: number) => [id, id]],
  ['a text', () => ['x\u0000']],
  ['too many', () => Array.from({ length: 61 }, (_, index) => index + 1)],
])('refuses %s', async (_name, idsOf) => {
  expect((await save(idsOf(three()[0]))).status).toBe(422)
})

it('lets marketers change ranks, and nothing else of a trip; guides see no page of it', async () => {
  const [first] = three()
  const path = `expeditions/${String(first)}`
  const body = { name: 'Rebaptisée', carousel_rank: 1 }
  expect((await call(path, { method: 'PATCH', token: lea.token, body })).status).toBe(403)
  const { token } = await signInAs(payload, { role: 'guide' })
  expect([(await load(token)).status, (await save([first], { token })).status]).toEqual([404, 404])
})

it('gives a copy of a trip no rank', async () => {
  const [first] = three()
  await save([first])
  const { status } = await call(`expeditions/${String(first)}/duplicate`, {
    method: 'POST',
    token: noe.token,
    body: {},
  })
  expect(status).toBe(200)
  expect(await ranked()).toEqual([first])
  expect(
    await query(`select 1 from _expeditions_v where version_carousel_rank is not null and parent_id <> $1`, [first]),
  ).toEqual([])
})
