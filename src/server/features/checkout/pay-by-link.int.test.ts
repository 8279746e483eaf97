import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { reservationMail } from '@/server/features/booking-mails/reservation-mail'
import { query, queryOne } from '@/server/platform/db/pool'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  departureToPay,
  ledgerOf,
  orderOf,
  referenceOf,
  settle,
  signInToPay,
} from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Started = { payment_id: string; error: string; reason: string }
type Detail = {
  purpose: string
  state: string
  amount: number
  left: number
  message: string | null
  transfer: object | null
}

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

/** A reservation by transfer, and a link to pay it. */
const book = async () => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const cart = await camille.hold(departure)
  const { body } = await camille.send<{ reservation_id: number }>('POST', 'reservations', orderOf(cart), {
    'idempotency-key': `book-${String(cart.id)}`,
  })
  const id = body.reservation_id
  const link = async () =>
    (await camille.send<{ token: string; url: string }>('POST', `reservations/${String(id)}/payment-link`)).body.token
  return { id, camille, departure, link, token: await link() }
}

const pay = (token: string, body: object = {}) =>
  call<Started>('v1/pay', { method: 'POST', body, headers: { 'link-token': token } })
const look = async (token: string) => (await call<Detail>('v1/pay', { headers: { 'link-token': token } })).body

const payAndAct = async (provider: MemoryProvider, token: string, body: object = {}) => {
  const started = await pay(token, body)
  provider.act(await referenceOf(started.body.payment_id), 'accepted')
  return (await settle(token)).body
}

describe('a link to pay', () => {
  it('takes the balance in parts, never more than is left, and keeps its day', async () => {
    const provider = useMemoryProvider()
    const { id, token } = await book()
    const early = await pay(token, { amount: 50 })
    expect([early.status, early.body.error]).toEqual([422, expect.stringContaining('L’acompte se règle en une fois')])
    await payAndAct(provider, token)
    const { due_on: dueOn, transfer } = (await look(token)) as Detail & { due_on: string }
    expect(transfer).toMatchObject({ qr: expect.stringContaining('<svg') as string })
    for (const [amount, words] of [
      [9.99, 'Règle 10\u00a0€ au moins.'],
      [700.01, 'Il ne reste que 700\u00a0€ à régler.'],
    ] as const) {
      const refused = await pay(token, { amount })
      expect([refused.status, refused.body.error]).toEqual([422, words])
    }
    expect(await payAndAct(provider, token, { amount: 350.5 })).toMatchObject({ state: 'paid', reservation_id: id })
    expect(await look(token)).toMatchObject({
      purpose: 'balance',
      state: 'due',
      amount: 349.5,
      left: 349.5,
      due_on: dueOn,
    })
    expect(await payAndAct(provider, token)).toMatchObject({ state: 'paid' })
    expect(await ledgerOf(id)).toEqual([
      ['deposit', 'card', 30_000],
      ['balance', 'card', 35_050],
      ['balance', 'card', 34_950],
    ])
  })

  it('takes two parts at once that are too much together once, and lets the other go', async () => {
    const provider = useMemoryProvider()
    const { id, token, link } = await book()
    await payAndAct(provider, token)
    const first = await pay(token, { amount: 400 })
    provider.act(await referenceOf(first.body.payment_id), 'accepted')
    const other = await link()
    const starts = await Promise.all([pay(other, { amount: 500 }), settle(token), pay(other, { amount: 500 })])
    for (const { body } of starts) {
      if (!('payment_id' in body) || body.payment_id === first.body.payment_id) continue
      const reference = await referenceOf(body.payment_id)
      try {
        provider.act(reference, 'accepted')
      } catch {
        // The same payment, asked for twice.
      }
    }
    await Promise.all([settle(other), settle(token), settle(other)])
    await runJobs()
    const paid = (await ledgerOf(id)).reduce((sum, [, , cents]) => sum + Number(cents), 0)
    expect(paid).toBeLessThanOrEqual(100_000)
    expect(provider.booksCents).toBe(paid)
  })

  it('takes the deposit, then the balance, and then nothing', async () => {
    const provider = useMemoryProvider()
    const { id, token } = await book()
    const transfer = { qr: expect.stringContaining('<svg') as string }
    expect(await look(token)).toMatchObject({ purpose: 'deposit', state: 'due', amount: 300, left: 1000, transfer })
    expect(await payAndAct(provider, token)).toMatchObject({ state: 'paid', reservation_id: id })
    expect(await look(token)).toMatchObject({ purpose: 'balance', state: 'due', amount: 700 })
    expect(await payAndAct(provider, token)).toMatchObject({ state: 'paid' })
    expect(await ledgerOf(id)).toEqual([
      ['deposit', 'card', 30_000],
      ['balance', 'card', 70_000],
    ])
    expect(await look(token)).toMatchObject({ state: 'paid', amount: 0, left: 0, transfer: null })
    const over = await pay(token)
    expect([over.status, over.body.reason]).toEqual([409, 'paid'])
  })

  it('takes all at once when it is asked to', async () => {
    const provider = useMemoryProvider()
    const { id, token } = await book()
    await payAndAct(provider, token, { share: 'all' })
    expect(await ledgerOf(id)).toEqual([['full', 'card', 100_000]])
  })

  it('takes a sum once, whichever of two links is paid last', async () => {
    const provider = useMemoryProvider()
    const { id, token, link } = await book()
    const other = await link()
    const [one, two] = [await pay(token), await pay(other)]
    const [first, second] = [await referenceOf(one.body.payment_id), await referenceOf(two.body.payment_id)]
    provider.act(first, 'accepted')
    provider.act(second, 'accepted')
    const answers = await Promise.all([settle(token), settle(other), settle(token), settle(other)])
    expect(answers.map(({ body }) => body.state)).toEqual(['released', 'paid', 'released', 'paid'])
    expect(await ledgerOf(id)).toEqual([['deposit', 'card', 30_000]])
    expect(provider.booksCents).toBe(30_000)
  })

  it('debits nothing once the sum came by transfer, or the reservation is canceled', async () => {
    const provider = useMemoryProvider()
    const { id, token, camille } = await book()
    const started = await pay(token, { share: 'all' })
    const { token: staff } = await signInAs(payload, { role: 'staff' })
    const transfer = await call(`reservations/${String(id)}/payments`, {
      method: 'POST',
      token: staff,
      body: {
        kind: 'deposit',
        amount_cents: 30_000,
        received_on: calendarDayInParis(new Date()),
        key: `transfer-of-${String(id)}-abc`,
      },
    })
    expect(transfer.status).toBe(200)
    provider.act(await referenceOf(started.body.payment_id), 'accepted')
    const answer = (await settle(token)).body
    expect(answer.state).toBe('released')
    expect(answer.message).toMatch(/déjà réglée.+Rien n’a été débité/)
    const again = await pay(token)
    await camille.send('POST', `reservations/${String(id)}/cancel`, { fee: 0 })
    await query(`update reservations set status = 'canceled' where id = $1`, [id])
    provider.act(await referenceOf(again.body.payment_id), 'accepted')
    expect((await settle(token)).body).toMatchObject({ state: 'released' })
    expect((await pay(token)).body.reason).toBe('canceled')
    expect(provider.booksCents).toBe(0)
  })

  it('says that nothing was started before something is', async () => {
    const { token, id } = await book()
    expect(await settle(token)).toMatchObject({ status: 200, body: { state: null, reservation_id: id } })
    expect(await settle('of-nobody')).toMatchObject({ status: 404 })
  })

  it('is kept as a digest, and opens nothing for who has another', async () => {
    useMemoryProvider()
    const { id, token } = await book()
    const row = await queryOne<{ n: number }>(
      `select count(*)::int as n from payment_links l left join payment_intents i on i.link_hash = l.token_hash
       where l.reservation_id = $1 and (l.token_hash = $2 or i.link_sealed = $2)`,
      [id, token],
    )
    expect(row?.n).toBe(0)
    for (const other of ['', 'x', `${token}x`]) expect((await pay(other)).status).toBe(404)
    expect((await settle(token)).body).toMatchObject({ state: null })
  })
})

describe('a reminder', () => {
  it('carries a link of its own once cards are taken, and none before', async () => {
    const { id } = await book()
    const compose = async () => {
      return reservationMail('deposit_due').compose({ reservationId: id }, queryOnPool)
    }
    const hrefOf = (mail: Awaited<ReturnType<typeof compose>>) => (mail?.content.props as { href: string }).href
    expect(hrefOf(await compose())).toMatch(/\/my-expeditions\/\d+$/)
    const provider = useMemoryProvider()
    const href = hrefOf(await compose())
    expect(href).toMatch(/\/payer#token=[\w-]{43}$/)
    const token = href.split('token=')[1] ?? ''
    expect(await payAndAct(provider, token)).toMatchObject({ state: 'paid', reservation_id: id })
  })
})
