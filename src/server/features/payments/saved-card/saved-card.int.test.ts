import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Money } from '@/contract/money'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { PASSWORD } from '../../../../../tests/factories/user'
import { call } from '../../../../../tests/integration/call'
import { useMemoryProvider, type MemoryProvider } from '../../../../../tests/integration/memory-provider'
import { departureToPay, ledgerOf, referenceOf, settle, signInToPay } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { name: 'Traversée du Vercors' })).id
  await runJobs()
})

type Means = { card: { terms: { version: string; lines: string[] } | null } | null }
type Card = { card: { name: string; state: string; amount: number; charge_on: string; terms: string[] } | null }

const termsVersion = async () => (await call<Means>('v1/payment-means')).body.card?.terms?.version ?? ''

/** A customer whose deposit is paid by card, and whose card is kept if they agreed. */
const book = async (provider: MemoryProvider, { agrees = true }: { agrees?: boolean } = {}) => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const started = await camille.pay(await camille.hold(departure), {
    ...(agrees && { card_terms_version: await termsVersion() }),
  })
  provider.act(await referenceOf(started.body.payment_id), 'accepted')
  const id = Number((await settle(started.body.token)).body.reservation_id)
  return { ...camille, id, userId: camille.id, departure, path: `reservations/${String(id)}/saved-card` }
}

/** So many days pass for a reservation. */
const pass = async (id: number, days: number) => {
  await query(`update reservations set balance_due_on = balance_due_on - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ])
  await query(
    `update saved_cards set announced_on = announced_on - $2::int, announced_for = announced_for - $2::int where reservation_id = $1`,
    [id, days],
  )
}

const mind = async (times = 1) => {
  for (let n = 0; n < times; n += 1) await query(`select graphile_worker.add_job('mind_saved_cards')`)
  await runJobs()
}

const rowOf = (id: number) =>
  queryOne<{ method: string; refused: boolean; withdrawn: boolean }>(
    `select method_sealed as method, refused_at is not null as refused, withdrawn_at is not null as withdrawn
     from saved_cards where reservation_id = $1`,
    [id],
  )
const chargesOf = (id: number) =>
  query<{ id: string; state: string }>(
    'select id::text, state from payment_intents where reservation_id = $1 and charges_saved',
    [id],
  )
const subjectsTo = (email: string) => mailServer.sentTo(email).map(({ subject }) => subject ?? '')
const remindersOf = async (id: number) =>
  (
    await query<{ kind: string; state: string; reason: string | null }>(
      `select kind, state, reason from scheduled_mails where reservation_id = $1 and kind = 'balance_due'`,
      [id],
    )
  ).map(({ state, reason }) => [state, reason])

/** To the day of its charge, announced three days before. */
const comeToItsDay = async (id: number) => {
  await pass(id, 57)
  await mind()
  await pass(id, 3)
}

const payByLink = async (provider: MemoryProvider, { id, send }: Awaited<ReturnType<typeof book>>) => {
  const { token } = (await send<{ token: string }>('POST', `reservations/${String(id)}/payment-link`)).body
  const headers = { 'link-token': token }
  const { body } = await call<{ payment_id: string }>('v1/pay', { method: 'POST', body: {}, headers })
  provider.act(await referenceOf(body.payment_id), 'accepted')
  await settle(token)
}

describe('a card kept for a balance', () => {
  it('is kept by no payment that did not ask for it', async () => {
    const provider = useMemoryProvider()
    const { id, send, path } = await book(provider, { agrees: false })
    expect(await rowOf(id)).toBeNull()
    expect((await send<Card>('GET', path)).body).toEqual({ card: null })
    expect(provider.payments.map(({ savedMethod }) => savedMethod)).toEqual([null])
  })

  it('is known by its last digits alone, sealed, to its owner', async () => {
    const provider = useMemoryProvider()
    const { id, send, path } = await book(provider)
    const [{ savedMethod } = { savedMethod: null }] = provider.payments
    expect(savedMethod).toMatch(/^saved-/)
    expect((await rowOf(id))?.method).not.toContain('saved-')
    const { body } = await send<Card>('GET', path)
    expect(body.card).toMatchObject({ name: 'Visa •••• 4242', state: 'kept', amount: 700 })
    expect(body.card?.terms.join(' ')).toContain('au moins trois jours avant')
    const stranger = await signInToPay(payload)
    expect((await stranger.send('GET', path)).status).toBe(404)
    expect((await stranger.send('DELETE', path)).status).toBe(404)
    expect((await call(`v1/${path}`)).status).toBe(401)
    const { body: data } = await send<{ saved_cards: object[] }>('GET', 'user/export')
    expect(data.saved_cards).toMatchObject([{ brand: 'visa', last4: '4242', withdrawn_at: null }])
    expect(JSON.stringify(data)).not.toContain('saved-')
  })

  it('is refused by other terms than those in force, and asked of no payment of the whole', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const cart = await camille.hold(departure)
    const old = await camille.pay(cart, { card_terms_version: '2020-01' })
    expect([old.status, old.body.reason]).toEqual([409, 'card_terms'])
    const whole = await camille.pay(cart, { share: 'all', card_terms_version: await termsVersion() })
    expect(provider.orderOf(await referenceOf(whole.body.payment_id)).saveMethod).toBe(false)
  })

  it('is announced once three days before, charged on its day, written to no reminder, and forgotten', async () => {
    const provider = useMemoryProvider()
    const { id, email, send, path } = await book(provider)
    await pass(id, 56)
    await mind(2)
    expect(subjectsTo(email).filter((one) => one.includes('sera débité'))).toEqual([])
    await pass(id, 1)
    await mind(3)
    expect(subjectsTo(email).filter((one) => one.includes('sera débité'))).toHaveLength(1)
    await pass(id, 2)
    await mind()
    expect(await ledgerOf(id)).toEqual([['deposit', 'card', 30_000]])
    expect(await remindersOf(id)).not.toContainEqual(['planned', null])
    await pass(id, 1)
    await mind(3)
    expect(await ledgerOf(id)).toEqual([
      ['deposit', 'card', 30_000],
      ['balance', 'card', 70_000],
    ])
    expect(subjectsTo(email).filter((one) => one.includes('ton solde de'))).toHaveLength(1)
    expect((await send<Card>('GET', path)).body).toEqual({ card: null })
    await mind()
    expect(await rowOf(id)).toBeNull()
    expect(provider.forgotten).toHaveLength(1)
    expect(provider.booksCents).toBe(100_000)
    expect(await checkDatabase()).toEqual([])
  })

  it.each([
    ['authentication_required', /confirmes toi-même/],
    ['insufficient_funds', /plafond ne suffit pas/],
  ] as const)('whose bank says %s has its customer pay by a link at once, their seats kept', async (fate, why) => {
    const provider = useMemoryProvider()
    provider.savedFate = fate
    const { id, email, departure } = await book(provider)
    await comeToItsDay(id)
    await mind(2)
    expect((await chargesOf(id)).map(({ state }) => state)).toEqual(['released'])
    const mail = mailServer.sentTo(email).find(({ subject }) => subject?.includes('attend ta confirmation'))
    expect(mail?.text).toMatch(why)
    const token = /payer#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await queryOne('select seats_taken::int as n from departures where id = $1', [departure])).toEqual({ n: 2 })
    const staff = (await signInAs(payload, { role: 'staff' })).token
    const { body: money } = await call<Money>('reservations/money', { token: staff })
    expect(money.waiting_balances.filter((one) => one.reservation_id === id)).toMatchObject([
      { amount_cents: 70_000, reason: expect.stringMatching(/^Solde en attente/) as string },
    ])
    await mind()
    expect(await chargesOf(id)).toHaveLength(1)

    const paid = await call<{ payment_id: string }>('v1/pay', {
      method: 'POST',
      body: {},
      headers: { 'link-token': token },
    })
    expect(paid.status).toBe(201)
    provider.act(await referenceOf(paid.body.payment_id), 'accepted')
    expect((await settle(token)).body).toMatchObject({ state: 'paid' })
    expect(await ledgerOf(id)).toHaveLength(2)
    await mind()
    expect(await rowOf(id)).toBeNull()
    const { body: after } = await call<Money>('reservations/money', { token: staff })
    expect(after.waiting_balances.filter((one) => one.reservation_id === id)).toEqual([])
    expect(await checkDatabase()).toEqual([])
  })

  it('that its provider keeps no more is told like a refusal, and asked for once', async () => {
    const provider = useMemoryProvider()
    const { id, email } = await book(provider)
    await comeToItsDay(id)
    const [{ savedMethod } = { savedMethod: null }] = provider.payments
    provider.forgotten.push(savedMethod ?? '')
    await mind(2)
    expect((await chargesOf(id)).map(({ state }) => state)).toEqual(['released'])
    expect(subjectsTo(email).filter((one) => one.includes('attend ta confirmation'))).toHaveLength(1)
    expect(await ledgerOf(id)).toHaveLength(1)
  })

  it('is charged once by many at once, and by who asks again after an answer that was lost', async () => {
    const provider = useMemoryProvider()
    const { id } = await book(provider)
    await comeToItsDay(id)
    provider.down = 'after'
    await mind(3)
    expect((await chargesOf(id)).map(({ state }) => state)).toEqual(['started'])
    provider.down = false
    const [{ id: intentId } = { id: '' }] = await chargesOf(id)
    for (let n = 0; n < 4; n += 1) {
      await query(`select graphile_worker.add_job('settle_payment', json_build_object('intentId', $1::text))`, [
        intentId,
      ])
    }
    await mind(2)
    expect(provider.payments).toHaveLength(2)
    expect(provider.booksCents).toBe(100_000)
    expect(await ledgerOf(id)).toHaveLength(2)
    expect(await checkDatabase()).toEqual([])
  })

  it('is charged of nothing that was paid otherwise meanwhile, or canceled', async () => {
    const provider = useMemoryProvider()
    const one = await book(provider)
    const other = await book(provider)
    for (const { id } of [one, other]) await pass(id, 57)
    await mind()
    for (const { id } of [one, other]) await pass(id, 3)
    await payByLink(provider, one)
    expect((await other.send('POST', `reservations/${String(other.id)}/cancel`, { fee: 0 })).status).toBe(200)
    await mind(2)
    expect([...(await chargesOf(one.id)), ...(await chargesOf(other.id))]).toEqual([])
    expect([await rowOf(one.id), await rowOf(other.id)]).toEqual([null, null])
  })

  it('is not charged while a transfer for its reservation waits to be written down', async () => {
    const { id } = await book(useMemoryProvider())
    await comeToItsDay(id)
    await query(
      `insert into bank_lines (booked_on, amount_cents, payer, words) select now(), 70000, 'REY', number from reservations where id = $1`,
      [id],
    )
    await mind()
    expect(await chargesOf(id)).toEqual([])
    await query('delete from bank_lines')
    await mind()
    expect(await chargesOf(id)).toHaveLength(1)
  })

  it('is announced again once more is to be paid, and not charged before three days', async () => {
    const provider = useMemoryProvider()
    const { id, email } = await book(provider)
    await comeToItsDay(id)
    await query('update reservations set total_cents = total_cents + 5000 where id = $1', [id])
    await mind(2)
    expect(subjectsTo(email).filter((subject) => subject.includes('sera débité'))).toHaveLength(2)
    expect(await chargesOf(id)).toEqual([])
    await query('update reservations set total_cents = total_cents - 5000 where id = $1', [id])
  })

  it('is withdrawn by its owner: charged no more, forgotten by its provider, reminded of by mail again', async () => {
    const provider = useMemoryProvider()
    const { id, send, path } = await book(provider)
    expect((await send('DELETE', path)).body).toEqual({ card: null })
    expect((await send('DELETE', path)).status).toBe(200)
    expect(await remindersOf(id)).toEqual([['planned', null]])
    provider.down = 'before'
    await runJobs()
    expect(await rowOf(id)).toMatchObject({ withdrawn: true })
    provider.down = false
    await query(
      `update graphile_worker._private_jobs set run_at = now() where key = 'forget-card:' || (select intent_id from saved_cards where reservation_id = $1)`,
      [id],
    )
    await runJobs()
    expect(await rowOf(id)).toBeNull()
    expect(provider.forgotten).toHaveLength(1)
    await pass(id, 60)
    await mind()
    expect(await chargesOf(id)).toEqual([])
  })

  it('is not withdrawn while it is being charged', async () => {
    const provider = useMemoryProvider()
    const { id, send, path } = await book(provider)
    await comeToItsDay(id)
    provider.down = 'before'
    await mind()
    expect((await send('DELETE', path)).status).toBe(409)
    provider.down = false
  })

  it('is forgotten with the account of its holder', async () => {
    const provider = useMemoryProvider()
    const { id, send } = await book(provider)
    const { body: preview } = await send<{ fee: number }>('GET', 'user/deletion')
    const deleted = await send('POST', 'user/deletion', { confirmation: PASSWORD, cancels: [id], fee: preview.fee })
    expect(deleted.status).toBe(200)
    await runJobs()
    expect(await rowOf(id)).toBeNull()
    expect(provider.forgotten).toHaveLength(1)
  })

  it('of an order that could not be had is forgotten too', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition, capacity: 2 })
    const camille = await signInToPay(payload)
    const started = await camille.pay(await camille.hold(departure), { card_terms_version: await termsVersion() })
    provider.act(await referenceOf(started.body.payment_id), 'accepted')
    await query(`update departures set status = 'canceled' where id = $1`, [departure])
    expect((await settle(started.body.token)).body).toMatchObject({ state: 'released' })
    await runJobs()
    expect(provider.forgotten).toHaveLength(1)
    expect(await queryOne('select 1 from saved_cards where user_id = $1', [camille.id])).toBeNull()
  })
})
