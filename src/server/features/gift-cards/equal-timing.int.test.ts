import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spellGiftCode } from '@/domain/gift-cards/gift-code'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { keptCode, openGiftDesk } from '../../../../tests/integration/gift-desk'
import { departureToPay, signInToPay } from '../../../../tests/integration/paying'
import { watchStatements } from '../../../../tests/integration/watch-statements'
import { runJobs } from '../../../../tests/integration/run-jobs'

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

const paid = async () => {
  const { id } = await desk.issue()
  return { id, ...(await keptCode(id)) }
}

/** Codes that nobody may tell apart by the time their answer takes. */
const codes: Record<string, string> = {}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
  const [stopped, empty, over] = [await paid(), await paid(), await paid()]
  const entry = `insert into credit_entries (account_id, amount_cents, reason) values ($1, -20000, 'reversed')`
  await query(`update gift_cards set stopped_at = now(), stopped_for = 'voided' where id = $1`, [stopped.id])
  for (const { account } of [stopped, empty]) await query(entry, [account])
  await query(`update gift_cards set expires_on = current_date - 2 where id = $1`, [over.id])
  Object.assign(codes, {
    unknown: 'LAGO-7777-3333',
    stopped: spellGiftCode(stopped.code),
    empty: spellGiftCode(empty.code),
    over: spellGiftCode(over.code),
    'too short': 'LAGO-7777',
    'too long': 'LAGO-7777-3333-9999',
    'with a zero': 'LAGO-7777-3330',
  })
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

/** The statements that an answer takes, in their order, without their values. */
const statementsOf = async (work: () => Promise<{ status: number }>): Promise<{ status: number; run: string[] }> => {
  const run: string[] = []
  const stop = await watchStatements(payload, (text) => {
    run.push(text.replaceAll(/\s+/g, ' ').trim())
    return text
  })
  try {
    return { status: (await work()).status, run }
  } finally {
    stop()
  }
}

const NAMES = ['unknown', 'stopped', 'empty', 'over', 'too short', 'too long', 'with a zero']

describe('whatever its code is', () => {
  it('the balance of a card takes the same statements', async () => {
    const check = (code: string) => call('v1/gift-cards/balance', { method: 'POST', body: { code } })
    await check('LAGO-9999-3333')
    const expected = (await statementsOf(() => check(codes['unknown'] ?? ''))).run
    expect(expected.length).toBeGreaterThanOrEqual(3)
    for (const name of NAMES) {
      const { status, run } = await statementsOf(() => check(codes[name] ?? ''))
      expect([name, run]).toEqual([name, expected])
      expect([name, status]).toEqual([name, ['empty', 'over'].includes(name) ? 200 : 422])
    }
  })

  it('a cart takes the same statements to refuse it', async () => {
    const { id: expedition } = await createExpedition(payload)
    const { id: departure } = await departureToPay(payload, { expedition })
    const payer = await signInToPay(payload)
    const cart = await payer.hold(departure)
    const add = (code: string) => payer.send('POST', `carts/${String(cart.id)}/gift-cards`, { code })
    await add('LAGO-9999-3333')
    const expected = (await statementsOf(() => add(codes['unknown'] ?? ''))).run
    expect(expected.length).toBeGreaterThanOrEqual(8)
    for (const name of NAMES) {
      const { status, run } = await statementsOf(() => add(codes[name] ?? ''))
      expect([name, status, run]).toEqual([name, 422, expected])
    }
  })

  it('ten that are wrong, however they are, close the door to a good one', async () => {
    const good = await paid()
    const check = async (code: string) =>
      (await call('v1/gift-cards/balance', { method: 'POST', body: { code } })).status
    await query('delete from rate_limits')
    const wrong = ['unknown', 'stopped', 'too short', 'too long', 'with a zero']
    for (const name of [...wrong, ...wrong]) expect(await check(codes[name] ?? '')).toBe(422)
    expect(await check(spellGiftCode(good.code))).toBe(429)
    await query('delete from rate_limits')
    // Good ones, and those that hold nothing any more, count for none.
    for (let n = 0; n < 12; n += 1) expect(await check(codes['empty'] ?? '')).toBe(200)
    expect(await check(spellGiftCode(good.code))).toBe(200)
  })
})
