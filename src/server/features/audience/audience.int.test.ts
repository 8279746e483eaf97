import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser } from '../../../../tests/factories/user'
import { newClient } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { forgetExpired } from '@/server/compose/forget-expired'
import { pool, query } from '@/server/platform/db/pool'
import { readAudience } from './read-audience'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(() => query('truncate audience_counts, audience_marks, audience_salts, audience_vitals'))

const visitor = (headers: Record<string, string> = {}) => ({ ...newClient(), 'user-agent': BROWSER, ...headers })
const send = (path: string, body: object, headers = visitor()) =>
  call(`v1/audience/${path}`, { method: 'POST', body, headers })
const view = (path: string, headers = visitor(), from?: string) => send('views', { path, from }, headers)
const report = () => readAudience({ now: new Date() })
const forget = () =>
  forgetExpired({}, { query: (text: string, values: unknown[]) => pool().query(text, values) } as never)

describe('the counter', () => {
  it('counts views, and a visitor once a day at each step, at the same time too', async () => {
    const one = visitor()
    await Promise.all(Array.from({ length: 6 }, () => view('/faq', one)))
    await view('/expeditions', visitor())
    await view('/reservations/4711/1', one)
    const { pages, steps, days } = await report()
    expect(pages).toEqual([
      { path: '/faq', template: 'faq', views: 6 },
      { path: '/expeditions', template: 'catalogue', views: 1 },
      { path: '/reservations/…/1', template: 'booking', views: 1 },
    ])
    expect(steps.map(({ visitors }) => visitors)).toEqual([2, 1, 0, 1])
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({ views: 8, visitors: 2 })
  })

  it('counts orders of the days on which visitors are counted alone', async () => {
    const departure = (await createDeparture(payload, { expedition: (await createExpedition(payload)).id })).id
    const order = async (daysAgo: number) => {
      const id = await createBooking({ user: (await createUser(payload)).id, departure, status: 'confirmed' })
      await query(`update reservations set created_at = now() - $2 * interval '1 day' where id = $1`, [id, daysAgo])
    }
    for (const daysAgo of [9, 3, 0]) await order(daysAgo)
    expect((await report()).orders).toBe(0)
    await view('/faq')
    expect((await report()).orders).toBe(1)
    await query(`update audience_counts set day = day - 5`)
    expect((await report()).orders).toBe(2)
  })

  it('keeps nothing by which a visitor is found on another day', async () => {
    const one = visitor()
    await view('/faq', one)
    const before = await query<{ mark: Buffer }>('select mark from audience_marks')
    await query(`update audience_salts set day = day - 1`)
    await query(`update audience_marks set day = day - 1`)
    await view('/faq', one)
    const after = await query<{ mark: Buffer }>('select mark from audience_marks')
    expect([before.length, after.length]).toEqual([1, 1])
    expect(after[0]?.mark.equals(before[0]?.mark ?? Buffer.alloc(0))).toBe(false)
    await query(`update audience_salts set day = day - 1`)
    await query(`update audience_marks set day = day - 1`)
    await forget()
    expect(await query('select 1 from audience_salts union all select 1 from audience_marks')).toEqual([])
  })

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['who objects by GPC', { 'sec-gpc': '1' }],
    ['who objects by DNT', { dnt: '1' }],
  ])('leaves out %s', async (_name, headers) => {
    expect((await view('/faq', visitor(headers))).status).toBe(201)
    await send('searches', { where: 'site', words: 'chien' }, visitor(headers))
    await send('vitals', { path: '/faq', lcp: 900 }, visitor(headers))
    expect(await report()).toMatchObject({ pages: [], searches: [], vitals: [] })
  })

  it.each([
    ['a query', { path: '/faq?email=a' }],
    ['another field', { path: '/faq', user: 3 }],
    ['no path', { path: 'faq' }],
  ])('refuses %s', async (_name, body) => {
    expect((await send('views', body)).status).toBe(422)
  })

  it('refuses what another site’s page sends', async () => {
    const { status } = await view('/faq', visitor({ 'sec-fetch-site': 'cross-site' }))
    expect([status, (await report()).pages]).toEqual([403, []])
  })

  it('notes addresses that lead nowhere with the page that leads there, and no secret of either', async () => {
    await view('/nulle-part', visitor(), 'http://ailleurs.fr/liens?jeton=secret')
    await view('/faq/lea@exemple.fr', visitor(), '/my-expeditions/12')
    const { missing, pages } = await report()
    expect(pages).toEqual([])
    expect(missing).toEqual([
      { path: '/faq/…', referrer: '/my-expeditions', times: 1 },
      { path: '/nulle-part', referrer: 'http://ailleurs.fr/liens', times: 1 },
    ])
  })

  it('notes words searched in vain, unless they may say who searched', async () => {
    await send('searches', { where: 'catalogue', words: 'Chien de traîneau' })
    await send('searches', { where: 'site', words: 'lea@exemple.fr' })
    expect((await report()).searches).toEqual([{ where: 'catalogue', words: 'chien de traineau', times: 1 }])
  })

  it('says the third quartile of what was measured', async () => {
    for (const lcp of [1000, 2000, 3000, 4000]) await send('vitals', { path: '/faq', lcp })
    expect((await report()).vitals).toEqual([{ template: 'faq', vital: 'lcp', p75: 3000, times: 4 }])
  })

  it('forgets its sums after twenty-five months', async () => {
    await view('/faq')
    await query(`insert into audience_counts select day - 800, measure, subject, detail, times from audience_counts`)
    await forget()
    expect(await query('select distinct day from audience_counts')).toHaveLength(1)
  })
})
