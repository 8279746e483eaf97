import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { MarketingFigures } from '@/contract/marketing'
import { query } from '@/server/platform/db/pool'
import { createArticle } from '../../../../tests/factories/article'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createPage } from '../../../../tests/factories/page'
import { createUser } from '../../../../tests/factories/user'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})
beforeEach(async () => {
  await query('truncate audience_counts')
  await query('delete from newsletter_subscribers')
})

const load = async (days = 7) => (await call<MarketingFigures>(`audience/figures?days=${String(days)}`, { token })).body
const count = (daysAgo: number, line: [measure: string, subject: string, detail: string, times: number]) =>
  query(
    `insert into audience_counts (day, measure, subject, detail, times)
     values ((now() at time zone 'Europe/Paris')::date - $1::int, $2, $3, $4, $5)`,
    [daysAgo, ...line],
  )
const sumsOf = ({ sums }: MarketingFigures) =>
  Object.fromEntries(sums.map(({ sum, now, before }) => [sum, [now, before]]))

it('adds up the last days, today among them, and as many before', async () => {
  await count(0, ['view', '/faq', 'faq', 3])
  await count(6, ['visitors', 'site', '', 2])
  await count(7, ['visitors', 'site', '', 5])
  await count(13, ['view', '/faq', 'faq', 4])
  await count(14, ['view', '/faq', 'faq', 90])
  await count(1, ['visitors', 'booking', '', 1])
  expect(sumsOf(await load())).toMatchObject({ views: [3, 4], visitors: [2, 5], booking: [1, 0], product: [0, 0] })
})

it('counts who signed up, agreed to the newsletter and left it', async () => {
  const before = sumsOf(await load())['sign_ups'] as [number, number]
  const { id } = await createUser(payload)
  await createUser(payload, { role: 'guide' })
  await query(`update users set created_at = now() - interval '8 days' where id = $1`, [id])
  await createUser(payload)
  await query(`
    insert into newsletter_subscribers (email, status, consented_at, created_at, updated_at) values
      ('a@lagopede.test', 'subscribed', now(), now() - interval '60 days', now()),
      ('b@lagopede.test', 'subscribed', null, now() - interval '9 days', now()),
      ('c@lagopede.test', 'pending', null, now(), now()),
      ('d@lagopede.test', 'unsubscribed', now() - interval '40 days', now() - interval '40 days', now())`)
  const figures = await load()
  expect(sumsOf(figures)).toMatchObject({
    sign_ups: [before[0] + 1, before[1] + 1],
    newsletter_new: [1, 1],
    newsletter_left: [1, 0],
  })
  expect(figures.subscribers).toBe(2)
})

it('names the trips and articles that are seen most, and what is looked for in vain', async () => {
  const [trip, article] = [await createExpedition(payload), await createArticle(payload)]
  await count(0, ['view', `/expeditions/${trip.slug}`, 'product', 9])
  await count(1, ['view', `/expeditions/${trip.slug}`, 'product', 2])
  await count(0, ['view', '/expeditions/partie', 'product', 1])
  await count(0, ['view', `/blog/articles/${article.slug}`, 'article', 4])
  await count(0, ['search', 'site', 'chien', 3])
  await count(0, ['missing', '/nulle-part', '', 2])
  expect(await load()).toMatchObject({
    trips: [
      { path: `/expeditions/${trip.slug}`, title: trip.name, views: 11 },
      { path: '/expeditions/partie', title: '/expeditions/partie', views: 1 },
    ],
    articles: [{ title: article.title, views: 4 }],
    searches: [{ where: 'site', words: 'chien', times: 3 }],
    missing: [{ path: '/nulle-part', referrer: null, times: 2 }],
  })
})

it('lists articles and pages that are planned, then those that are drafts', async () => {
  const [planned, draft, page] = [
    await createArticle(payload),
    await createArticle(payload, { _status: 'draft' }),
    await createPage(payload, { _status: 'draft' }),
  ]
  await createArticle(payload)
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() + 3_600_000),
    input: { type: 'unpublish', doc: { relationTo: 'articles', value: planned.id } },
  })
  const { unpublished } = await load()
  expect(unpublished.map(({ collection, id, state }) => [collection, id, state])).toEqual([
    ['articles', planned.id, 'unpublish'],
    ['pages', page.id, 'draft'],
    ['articles', draft.id, 'draft'],
  ])
  expect(unpublished[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/)
})

it('is for marketers and the agency', async () => {
  const guide = (await signInAs(payload, { role: 'guide' })).token
  expect((await call('audience/figures?days=7', { token: guide })).status).toBe(404)
  expect((await call('audience/figures?days=0', { token })).status).toBe(422)
})
