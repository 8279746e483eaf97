import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Campaign, CampaignReport } from '@/contract/campaigns'
import { query } from '@/server/platform/db/pool'
import { newClient } from '../../../../tests/integration/account-calls'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser } from '../../../../tests/factories/user'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})
beforeEach(() => query('truncate audience_counts, audience_marks, audience_salts, campaigns'))

const visitor = () => ({ ...newClient(), 'user-agent': BROWSER })
const view = (path: string, headers = visitor(), utm?: string[]) =>
  call('v1/audience/views', { method: 'POST', body: { path, utm }, headers })
const add = (given: Partial<{ name: string; code: string; path: string }> = {}) =>
  call<{ id: number; error?: string }>('audience/campaigns', {
    method: 'POST',
    token,
    body: { name: 'Lettre d’hiver', code: 'hiver', path: '/', ...given },
  })
const end = (id: number, isEnded: boolean) =>
  call(`audience/campaigns/${String(id)}/end`, { method: 'POST', token, body: { is_ended: isEnded } })
const report = async () => (await call<CampaignReport>('audience/campaigns', { token })).body
const counted = ({ visitors, product, booking }: Pick<Campaign, 'visitors' | 'product' | 'booking'>) => [
  ...[visitors, product, booking],
]

describe('a visit by a campaign’s link', () => {
  it('is counted once a day at each step, also by pages that follow and say nothing of it', async () => {
    await add()
    const [trip, one, two] = [await createExpedition(payload), visitor(), visitor()]
    await runJobs()
    await view('/', one, ['Hiver', 'influence'])
    await view('/', one, ['hiver'])
    await view(`/expeditions/${trip.slug}`, one)
    await Promise.all([view('/reservations/12/1', one), view('/reservations/12/2', one)])
    await view('/', two, ['inconnu', 'hiver'])
    await view(`/expeditions/${trip.slug}`, visitor())
    const { campaigns, other } = await report()
    expect(campaigns.map(counted)).toEqual([[2, 1, 1]])
    expect(counted(other)).toEqual([0, 0, 0])
  })

  it('leaves nothing by which it is found the day after', async () => {
    await add()
    const one = visitor()
    await view('/', one, ['hiver'])
    await query('update audience_salts set day = day - 1')
    await query('update audience_marks set day = day - 1')
    await view('/faq', one)
    expect(await query(`select step from audience_marks where step like '% %'`)).toEqual([])
    expect((await report()).campaigns.map(counted)).toEqual([[1, 0, 0]])
  })

  it('fills no table with codes of nobody’s: all together are one line a step', async () => {
    await add()
    const odd = ['x'.repeat(200), 'é', "'; drop table campaigns", 'site', '1 site', 'other']
    for (const code of [...odd, ...Array.from({ length: 30 }, (_, index) => `robot-${String(index)}`)]) {
      expect((await view('/faq', visitor(), [code])).status).toBe(201)
    }
    for (const refused of [['\u0000'], ['x'.repeat(10_000)], ['a', 'b', 'c']]) {
      expect((await view('/faq', visitor(), refused)).status).toBe(422)
    }
    expect((await report()).other.visitors).toBe(36)
    expect(await query(`select subject, detail from audience_counts where measure = 'campaign'`)).toEqual([
      { subject: 'other', detail: 'site' },
    ])
  })

  it('of one that ended is one of the others, until it goes on', async () => {
    const { id } = (await add()).body
    await end(id, true)
    await view('/faq', visitor(), ['hiver'])
    await end(id, false)
    await view('/faq', visitor(), ['hiver'])
    const { campaigns, other } = await report()
    expect([campaigns.map(counted), counted(other)]).toEqual([[[1, 0, 0]], [1, 0, 0]])
  })
})

describe('a campaign', () => {
  it('says what those ordered who let the audience be measured', async () => {
    await add()
    const departure = (await createDeparture(payload, { expedition: (await createExpedition(payload)).id })).id
    const [came, other] = [(await createUser(payload)).id, (await createUser(payload)).id]
    await query(`update users set referral = 'hiver' where id = $1`, [came])
    for (const user of [came, other]) await createBooking({ user, departure, travelers: 1, status: 'confirmed' })
    await query('update reservations set paid_cents = 45000')
    expect((await report()).campaigns[0]).toMatchObject({ sign_ups: 1, orders: 1, paid_cents: 45_000 })
    const { body } = await call<string>('audience/campaigns.csv', { token })
    expect(body).toMatch(/^\uFEFF?Campagne;Code;/)
    expect(body).toContain('Lettre d’hiver;hiver;En cours;0;0;0;1;1;450,00')
  })

  it('has a code of its own, also of two that are made at once', async () => {
    const answers = await Promise.all([add(), add({ name: 'Une autre' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toMatch(/^Le code «\shiver\s» est celui de «\s.+\s»/)
  })

  it.each([
    ['an accent', { code: 'été' }],
    ['one sign', { code: 'a' }],
    ['10,000 signs', { name: 'x'.repeat(10_000) }],
    ['another site', { path: '//ailleurs.fr' }],
    ['no path', { path: 'https://ailleurs.fr' }],
    ['NUL', { path: '/\u0000' }],
    ['no name', { name: ' ' }],
  ])('is refused with %s', async (_name, given) => {
    expect((await add(given)).status).toBe(422)
  })

  it('is one of a hundred that go on, at most', async () => {
    await query(`insert into campaigns (code, name, path) select 'c' || n, 'Une', '/' from generate_series(1, 100) n`)
    const { status, body } = await add()
    expect([status, body.error]).toEqual([409, expect.stringMatching(/^100\scampagnes/)])
    expect((await end(999_999, true)).status).toBe(404)
  })

  it('is for marketers and the agency', async () => {
    const guide = (await signInAs(payload, { role: 'guide' })).token
    expect((await call('audience/campaigns', { token: guide })).status).toBe(404)
  })
})
