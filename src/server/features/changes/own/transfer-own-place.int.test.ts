import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { tokenOfFragment } from '@/domain/accounts/secret-link'
import { checkDatabase } from '@/server/compose/check-database'
import { readContract } from '@/server/features/documents/read-contract'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../../tests/factories/legal-document'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { pdfText } from '../../../../../tests/pdf-text'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Body = ReservationDetail & ReservationChanges & { reason: string; error: string; errors: Array<{ field: string }> }

let payload: Payload
let expedition: number
let customer: Awaited<ReturnType<typeof signInAs>>
let id: number
let notice: string
let warning: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { level: 4 })).id
  customer = await signInAs(payload)
  notice = (await createLegalDocument(payload, { kind: 'transfer_notice' })).version
  warning = (await createLegalDocument(payload, { kind: 'level_notice' })).version
  await runJobs()
})

/** What handing a place over really costs the agency. */
const costs = (cents: number) => payload.updateGlobal({ slug: 'site-settings', data: { transfer_cost_cents: cents } })

const CONTRACT = { min_participants: null, days: [], included: [], not_included: [], agency: null, terms_version: null }

/** Inès, who booked, and Hugo, who was invited by his link, in so many days. */
const book = async (days: number) => {
  await query('delete from rate_limits')
  await costs(0)
  const dates = { departure_start: inDays(days), departure_end: inDays(days + 2) }
  const { id: departure } = await createDeparture(payload, { expedition, ...dates })
  id = await createBooking({ user: customer.id, departure })
  await query(
    `insert into participants (reservation_id, position, first_name, email, diet, level, kit_packed, link_token_hash)
     values ($1, 1, 'Inès', $2, null, 4, '["Frontale"]', null),
       ($1, 2, 'Hugo', 'hugo-cede@lagopede.test', 'Diabète', 4, '[]', 'hash-' || $1::text)`,
    [id, customer.email],
  )
  await query(`update reservations set contract = $2, answer = '{"participants": ["Hugo"]}' where id = $1`, [
    id,
    JSON.stringify(CONTRACT),
  ])
}
beforeEach(() => book(20))

const LOU = {
  first_name: 'Lou',
  last_name: 'Martel',
  birth_date: '1990-02-28',
  email: 'lou-recoit@lagopede.test',
  phone: '06 39 98 12 34',
  level: 4,
  travelers_count: 2,
  done_count: 0,
  cost: 0,
}
const send = (method: 'GET' | 'POST', path: string, body?: unknown, token = customer.token) =>
  call<Body>(`v1/reservations/${String(id)}${path}`, { method, body, token })
const transfer = (change: object = {}, { position = 2, token = customer.token } = {}) =>
  send('POST', `/participants/${String(position)}/transfer`, { ...LOU, notice_version: notice, ...change }, token)
const names = async () =>
  (
    await query<{ first_name: string }>(
      'select first_name from participants where reservation_id = $1 order by position',
      [id],
    )
  ).map(({ first_name: name }) => name)

describe('a place', () => {
  it('may be handed over until seven days before, for what it really costs', async () => {
    await costs(1250)
    expect((await send('GET', '/changes')).body.transfer).toEqual({
      is_open: true,
      until: addDays(calendarDayInParis(new Date()), 13),
      cost: 12.5,
      done_count: 0,
      notice_version: notice,
      level_notice_version: warning,
    })
  })

  it('is somebody else’s: the profile of before is erased, theirs is invited, the contract is amended and the old one kept', async () => {
    await costs(1250)
    const { status, body } = await transfer({ cost: 12.5 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ price: { total: 1012.5 }, travelers_fee: 12.5, travelers_count: 2 })
    expect(body.participants[1]).toMatchObject({
      first_name: 'Lou',
      last_name: 'Martel',
      birth_date: '1990-02-28',
      email: 'lou-recoit@lagopede.test',
      phone: '+33639981234',
      level: 4,
      diet: null,
    })
    const kept = await query(
      `select r::text || coalesce((select string_agg(v::text, '') from reservation_events v where v.reservation_id = r.id), '')
         || coalesce((select string_agg(t::text, '') from reservation_transfers t where t.reservation_id = r.id), '') as text
       from reservations r where r.id = $1`,
      [id],
    )
    expect(JSON.stringify(kept)).not.toMatch(/Hugo|Diabète|hugo-cede|Lou|lou-recoit|0639981234/)
    const contract = await readContract(id)
    expect(contract.transfers).toMatchObject([{ position: 2, notice_version: notice }])
    expect(contract.transfers[0]?.lines.length).toBeGreaterThan(0)
    const before = await queryOne<{ contract: object; cost: number }>(
      'select previous_contract as contract, cost_cents as cost from reservation_transfers where reservation_id = $1',
      [id],
    )
    expect(before?.cost).toBe(1250)
    expect(before?.contract).not.toHaveProperty('transfers')
    expect(await checkDatabase()).toEqual([])
  })

  it('is acknowledged to both with its day and hour, the contract to who booked, and who leaves is told', async () => {
    const email = 'lou-accuse@lagopede.test'
    await transfer({ email })
    const outbox = await query<{ text: string }>('select payload::text as text from graphile_worker._private_jobs')
    expect(outbox.filter(({ text }) => /hugo-cede|lou-accuse|"Lou"/.test(text))).toEqual([])
    await runJobs()
    const mine = mailServer.lastTo(customer.email)
    expect(mine?.subject).toContain('est cédée')
    expect(mine?.text).toMatch(/reçue\sle\s\d+\S*\s\S+\s20\d\d\sà\s\d+\sh\s\d\d/)
    expect(mine?.attachments.map(({ filename }) => filename?.split('.').at(-1))).toEqual(['pdf', 'ics'])
    const theirs = mailServer.lastTo(email)
    expect(theirs?.text).toMatch(/accusons\sréception,\sle\s\d+\S*\s\S+\s20\d\d\sà\s\d+\sh\s\d\d/)
    expect(theirs?.text).toContain(notice)
    const link = /https?:\/\/\S*\/participants#\S+/.exec(theirs?.text ?? '')?.[0] ?? ''
    const opened = await call<{ participant: { first_name: string }; invited_by: string }>('v1/participants/profile', {
      headers: { 'link-token': tokenOfFragment(new URL(link).hash) },
    })
    expect([opened.status, opened.body.participant.first_name]).toEqual([200, 'Lou'])
    expect(mailServer.lastTo('hugo-cede@lagopede.test')?.subject).toContain('ta place est cédée')
  })

  it('brings who takes it the contract anew, once, without the names of the others', async () => {
    const email = 'lou-contrat@lagopede.test'
    await transfer({ email })
    await runJobs()
    const [mail, ...others] = mailServer.sentTo(email)
    expect(others).toEqual([])
    expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
    const words = pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0))
    expect(words).toContain('Lou Martel')
    expect(words).toContain('Cession')
    expect(words).not.toMatch(/Inès|Hugo/)
  })

  it('may be that of who booked, whose bag stays packed', async () => {
    expect((await transfer({}, { position: 1 })).status).toBe(200)
    expect(await names()).toEqual(['Lou', 'Hugo'])
    expect((await send('GET', '')).body.kit_packed).toEqual(['Frontale'])
  })

  it('takes the warning about a level with it, and asks for one about who comes', async () => {
    const gaps = async () =>
      (
        await queryOne<{ notice: unknown }>(
          `select contract -> 'level_notice' as notice from reservations where id = $1`,
          [id],
        )
      )?.notice
    expect((await transfer({ level: 2 })).body.reason).toBe('level')
    expect((await transfer({ level_notice_version: warning })).body.reason).toBe('level')
    expect(await names()).toEqual(['Inès', 'Hugo'])
    expect((await transfer({ level: 2, level_notice_version: warning })).status).toBe(200)
    expect(await gaps()).toEqual({ version: warning, demand: 4, gaps: [{ position: 2, level: 2 }] })
    expect((await transfer({ level: 3, done_count: 1 })).status).toBe(200)
    expect(await gaps()).toBeNull()
  })
})

describe('is refused, and nobody changes', () => {
  it.each([
    ['at another cost than was shown', { cost: 10 }, 409, 'price'],
    ['when the travelers are others than were shown', { travelers_count: 3 }, 409, 'travelers'],
    ['when a place was handed over since', { done_count: 1 }, 409, 'transferred'],
    ['when what both sign up to was not read', { notice_version: undefined }, 409, 'notice'],
    ['without an address', { email: '' }, 422, undefined],
    ['with a number that is none', { phone: '12' }, 422, undefined],
    ['to somebody without a name', { first_name: ' ' }, 422, undefined],
    ['to somebody born tomorrow', { birth_date: '2999-01-01' }, 422, undefined],
  ])('%s', async (_case, change, status, reason) => {
    const answer = await transfer(change)
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
    expect(await names()).toEqual(['Inès', 'Hugo'])
  })

  it('to a child who is too young on the day', async () => {
    await query(`update expeditions set expedition_type = 'family', age_min_child = 8 where id = $1`, [expedition])
    const answer = await transfer({ birth_date: addDays(calendarDayInParis(new Date()), -7 * 365) })
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, 'birth_date'])
    await query(`update expeditions set expedition_type = 'adult', age_min_child = null where id = $1`, [expedition])
  })

  it('for a place that nobody has, and to anybody else', async () => {
    expect((await transfer({}, { position: 3 })).status).toBe(404)
    const { token } = await signInAs(payload)
    expect((await transfer({}, { token })).status).toBe(404)
  })

  it.each([
    ['allowed on the seventh day before', 7, 200, undefined],
    ['the agency’s on the sixth', 6, 409, 'desk'],
    ['too late on the day itself', 0, 409, undefined],
  ])('%s', async (_case, days, status, reason) => {
    await book(days)
    const answer = await transfer()
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
  })

  it('once all is canceled', async () => {
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [id])
    expect((await transfer()).status).toBe(409)
  })
})

it('fifty presses hand one place over once', async () => {
  await costs(1000)
  const answers = await pressAtOnce(50, () => transfer({ cost: 10 }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'transferred')).toHaveLength(49)
  expect((await send('GET', '')).body.price.total).toBe(1010)
  expect(await query('select 1 from reservation_transfers where reservation_id = $1', [id])).toHaveLength(1)
})
