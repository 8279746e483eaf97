import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { keptCode, openGiftDesk } from '../../../../../tests/integration/gift-desk'
import { giftBalance } from '../../../../../tests/integration/gifting'
import { runJobs } from '../../../../../tests/integration/run-jobs'

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
  await runJobs()
})

it('a card that is blocked refuses in words all that the desk asks of it, lasts no longer and has nothing back', async () => {
  const { id } = await desk.issue({ amount_cents: 120_000 })
  const { account, code } = await keptCode(id)
  const booking = await desk.spend(code, 1_000)
  expect(booking.status).toBe(201)
  const used = (await desk.read(id)).entries.at(-1)?.id
  const reason = 'Code publié'
  expect((await desk.act(id, 'void', { reason, balance_cents: 20_000, gives_back: false })).status).toBe(200)
  const before = await desk.read(id)
  const asked: Array<[string, object]> = [
    ['void', { reason, balance_cents: 0, gives_back: false }],
    ['transfer', { reason, balance_cents: 0, recipient_name: 'Zoé', recipient_email: 'zoe@lagopede.test' }],
    ['reverse', { reason, entry_id: used }],
    ['resend', {}],
    ['paid', { amount_cents: 120_000, received_on: calendarDayInParis(new Date()) }],
    ['repaid', { reference: 'VIR 12' }],
  ]
  for (const [path, body] of asked) {
    const { status, body: answer } = await desk.act(id, path, body)
    // One that was paid by cheque waits for no transfer, blocked or not.
    const expected = path === 'paid' ? 404 : 409
    expect([path, status, answer.error]).toEqual([
      path,
      expected,
      expect.stringMatching(/^(Cette carte|Rien|Il n’y a|Ce)/),
    ])
  }
  // What a canceled booking owes to it is the agency’s to pay: the card is not made to last longer for it.
  await desk.ask(`${String(booking.id)}/cancel`, { reason: 'accident', fee_cents: 0 })
  await runJobs()
  const { events, entries, expires_on: until, state } = await desk.read(id)
  expect([state, until]).toEqual(['voided', before.expires_on])
  expect(events).toEqual(before.events)
  expect(entries.map(({ amount_cents: cents }) => cents)).toEqual([120_000, -100_000, -20_000])
  expect(entries.map(({ may_reverse: mayReverse }) => mayReverse)).toEqual([false, false, false])
  expect(await giftBalance(account)).toBe(0)
  expect(await query(`select 1 from gift_cards where replaces_id = $1`, [id])).toEqual([])
  expect(await checkDatabase()).toEqual([])
})
