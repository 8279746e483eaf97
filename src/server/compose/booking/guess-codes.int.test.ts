import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spellGiftCode } from '@/domain/gift-cards/gift-code'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createPromo } from '../../../../tests/factories/promo-code'
import { newClient } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { keptCode, openGiftDesk } from '../../../../tests/integration/gift-desk'
import { departureToPay, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'

let payload: Payload
let good: { card: string; promo: string }
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const desk = await openGiftDesk(payload)
  const { id } = await desk.issue()
  good = { card: spellGiftCode((await keptCode(id)).code), promo: (await createPromo(payload)).code }
  departure = (await departureToPay(payload, { expedition: (await createExpedition(payload)).id, capacity: 40 })).id
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

/** How often each status was answered to so many calls at once. */
const burst = async (calls: number, send: (n: number) => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: calls }, (_, n) => send(n)))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const balance = (code: string, headers: Record<string, string>) =>
  call('v1/gift-cards/balance', { method: 'POST', body: { code }, headers })
const fill = async () => {
  const payer = await signInToPay(payload)
  const cart = await payer.hold(departure)
  return (kind: 'promo' | 'gift-cards', code: string, headers = newClient()) =>
    payer.send('POST', `carts/${String(cart.id)}/${kind}`, { code }, headers)
}

describe('a burst of guesses', () => {
  it('tries ten of 240 gift codes of one client', async () => {
    const client = newClient()
    const counts = await burst(240, (n) => balance(`LAGO-7777-${String(2222 + n)}`, client))
    expect(counts).toEqual({ 422: 10, 429: 230 })
    expect((await balance(good.card, client)).status).toBe(429)
    expect((await balance(good.card, newClient())).status).toBe(200)
  })

  it('tries ten of ninety promo codes of one account, wherever it sends them from', async () => {
    const send = await fill()
    expect(await burst(90, (n) => send('promo', `FAUX${String(n)}`))).toEqual({ 422: 10, 429: 80 })
    expect((await send('promo', good.promo)).status).toBe(429)
  })

  it('tries ten of sixty gift codes in a cart', async () => {
    const send = await fill()
    const counts = await burst(60, (n) => send('gift-cards', `LAGO-7777-${String(2222 + n)}`))
    expect(counts).toEqual({ 422: 10, 429: 50 })
  })

  it('gives nothing of the guesses back by a code that one has', async () => {
    const client = newClient()
    for (let n = 0; n < 9; n++) expect((await balance(`LAGO-7777-${String(2222 + n)}`, client)).status).toBe(422)
    for (let n = 0; n < 3; n++) expect((await balance(good.card, client)).status).toBe(200)
    expect([(await balance('LAGO-7777-2232', client)).status, (await balance(good.card, client)).status]).toEqual([
      422, 429,
    ])
  })
})

describe('people of one connection', () => {
  it('mistype a promo code once each and enter it, fifteen of them', async () => {
    const office = newClient()
    for (let n = 0; n < 15; n++) {
      const send = await fill()
      expect((await send('promo', 'FAUTE', office)).status).toBe(422)
      expect((await send('promo', good.promo, office)).status).toBe(200)
    }
  })
})
