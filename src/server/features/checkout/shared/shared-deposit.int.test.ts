import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPaymentTerms } from '../../../../../tests/factories/payment-terms'
import { call } from '../../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { ledgerOf, mailsOf, referenceOf, settle } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import {
  lookAt,
  mailsWaiting,
  openSharing,
  payShare,
  reservationsOf,
  seatsOf,
  startShare,
  statesOf,
} from '../../../../../tests/integration/sharing'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

describe('a deposit that is shared while the terms of payment change', () => {
  it('is a booking under those that it was opened by', async () => {
    const provider = useMemoryProvider()
    const { host, deposit, tokens } = await openSharing(payload, { expedition })
    expect(deposit.amount).toBe(450)
    await createPaymentTerms(payload, { deposit_percent: 50, effective_on: '2019-01-01T12:00:00.000Z' })
    for (const token of tokens) await payShare(provider, token)
    await runJobs()
    const rows = await query(
      `select deposit_cents::int as deposit, contract #>> '{payment,version}' as version from reservations where user_id = $1`,
      [host.id],
    )
    expect(rows).toEqual([{ deposit: 45_000, version: '1' }])
    await query('truncate payment_terms cascade')
    await createPaymentTerms(payload, { version: '1' })
  })
})

describe('a deposit that three share', () => {
  it('is one reservation, captured from three cards once the last is in', async () => {
    const provider = useMemoryProvider()
    const { departure, host, cart, deposit, tokens, read } = await openSharing(payload, { expedition })
    expect(deposit).toMatchObject({ state: 'open', amount: 450, ready: 0 })
    expect(deposit.shares.map(({ name, amount, state }) => [name, amount, state])).toEqual([
      ['Camille', 150, 'missing'],
      ['Hugo', 150, 'missing'],
      [null, 150, 'missing'],
    ])
    const hours = (new Date(deposit.deadline).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThanOrEqual(48)
    expect((await lookAt(tokens[1])).body).toMatchObject({
      ...{ purpose: 'share', state: 'due', amount: 150, total: 450, reservation_id: null, cart_id: null, number: null },
      share: { name: 'Hugo', deposit: 450, sharing: 'open', is_agreed: false },
    })

    const [first, second] = [await payShare(provider, tokens[0]), await payShare(provider, tokens[1])]
    expect(provider.payments.map(({ state }) => state)).toEqual(['authorised', 'authorised'])
    expect(provider.booksCents).toBe(0)
    expect(await reservationsOf(host.id)).toEqual([])
    expect(await read()).toMatchObject({ state: 'open', ready: 300 })
    expect((await read()).shares.map(({ state }) => state)).toEqual(['ready', 'ready', 'missing'])
    expect((await lookAt(tokens[0])).body).toMatchObject({ state: 'ready' })
    expect((await lookAt(tokens[2])).body.share?.others).toEqual([
      { position: 1, name: 'Camille', is_in: true },
      { position: 2, name: 'Hugo', is_in: true },
    ])

    const third = await payShare(provider, tokens[2])
    await runJobs()
    const [reservation, ...others] = await reservationsOf(host.id)
    expect(others).toEqual([])
    expect(await ledgerOf(reservation?.id ?? 0)).toEqual([
      ['deposit', 'card', 15_000],
      ['deposit', 'card', 15_000],
      ['deposit', 'card', 15_000],
    ])
    expect(provider.booksCents).toBe(45_000)
    for (const reference of [first, second, third]) {
      expect(provider.payments.find((one) => one.reference === reference)).toMatchObject({ state: 'captured' })
    }
    expect(await seatsOf(departure)).toBe(3)
    expect(await read()).toMatchObject({ state: 'complete', ready: 450, reservation_id: reservation?.id })
    for (const token of tokens) {
      // Their links pay their share, and open nothing of the booking.
      expect((await lookAt(token)).body).toMatchObject({ state: 'paid', paid: 150, left: 0, reservation_id: null })
      expect((await startShare(token)).body).toMatchObject({ reason: 'paid' })
    }
    expect((await host.send('GET', `carts/${String(cart.id)}`)).status).toBe(404)
    expect(await checkDatabase()).toEqual([])
  })

  it('sends each payer a receipt, and who booked one confirmation with what was paid', async () => {
    const provider = useMemoryProvider()
    const { host, tokens, deposit } = await openSharing(payload, { expedition })
    expect(await mailsWaiting('shared_deposit_opened', 'depositId', deposit.id)).toBe(1)
    for (const token of tokens) await payShare(provider, token)
    const [reservation] = await reservationsOf(host.id)
    // The one who came back was debited at once, the others are by the worker.
    const between = await host.send('GET', `reservations/${String(reservation?.id)}`)
    expect(between.body).toMatchObject({ paid: 150, arriving: 300, price: { deposit: 450 } })
    for (const token of tokens) await settle(token)
    const settled = await host.send('GET', `reservations/${String(reservation?.id)}`)
    expect(settled.body).toMatchObject({ paid: 450, arriving: 0 })
    expect(await mailsOf('share_receipt', reservation?.id ?? 0)).toBe(3)
    expect(await mailsOf('payment_receipt', reservation?.id ?? 0)).toBe(0)
    expect(await mailsOf('reservation_received', reservation?.id ?? 0)).toBe(1)
    await runJobs()
  })

  it('lets a refused card try again, and releases nobody for it', async () => {
    const provider = useMemoryProvider()
    const { tokens, deposit } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0])
    await payShare(provider, tokens[1], { fate: 'insufficient_funds' })
    expect((await lookAt(tokens[1])).body).toMatchObject({ state: 'refused' })
    expect(await statesOf(deposit.id)).toEqual(['authorised', 'refused'])
    const again = await call<{ payment_id: string }>('v1/pay', {
      method: 'POST',
      headers: { 'link-token': tokens[1] },
      body: {},
    })
    provider.act(await referenceOf(again.body.payment_id), 'accepted')
    expect((await settle(tokens[1])).body.state).toBe('ready')
    await payShare(provider, tokens[2])
    await runJobs()
    expect(await statesOf(deposit.id)).toEqual(['captured', 'captured', 'captured'])
  })

  it('is paid by who booked, where somebody is missing', async () => {
    const provider = useMemoryProvider()
    const { tokens, deposit, read, host } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0])
    const missing = (await read()).shares.filter(({ link }) => link !== null)
    expect(missing).toHaveLength(2)
    for (const { link } of missing) await payShare(provider, link?.split('token=')[1] ?? '')
    await runJobs()
    expect(await statesOf(deposit.id)).toEqual(['captured', 'captured', 'captured'])
    expect(await reservationsOf(host.id)).toHaveLength(1)
  })
})

describe('what is given back', () => {
  it('returns to each card what it paid, and no more', async () => {
    const provider = useMemoryProvider()
    const { host, tokens } = await openSharing(payload, { expedition })
    const references: string[] = []
    for (const token of tokens) references.push(await payShare(provider, token))
    await runJobs()
    const [reservation] = await reservationsOf(host.id)
    const path = `reservations/${String(reservation?.id)}`
    const { body } = await host.send<{ fee: number }>('GET', `${path}/cancellation`)
    expect((await host.send('POST', `${path}/cancel`, { fee: body.fee })).status).toBe(200)
    await runJobs()
    const back = references.map((reference) =>
      provider.payments
        .find((one) => one.reference === reference)
        ?.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    )
    expect(body.fee).toBe(0)
    expect(back).toEqual([15_000, 15_000, 15_000])
    expect(provider.booksCents).toBe(0)
    expect(await checkDatabase()).toEqual([])
  })

  it('returns in part to the three cards alike, and says so to each who paid, not to who booked', async () => {
    const provider = useMemoryProvider()
    const { host, tokens } = await openSharing(payload, { expedition })
    for (const token of tokens) await payShare(provider, token)
    await runJobs()
    const [reservation] = await reservationsOf(host.id)
    const { token: staff } = await signInAs(payload, { role: 'staff' })
    const before = mailServer.mails.length
    const { status } = await call(`reservations/${String(reservation?.id)}/cancel`, {
      method: 'POST',
      token: staff,
      body: { reason: 'accident', fee_cents: 35_000 },
    })
    expect(status).toBe(200)
    await runJobs()
    const refunds = provider.payments.map((one) => one.refunds.map(({ amountCents }) => amountCents)).flat()
    expect(refunds.toSorted()).toEqual([3333, 3333, 3334])
    expect(provider.booksCents).toBe(35_000)
    const told = mailServer.mails.slice(before).filter(({ subject = '' }) => subject.startsWith('Nous te remboursons'))
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => expect.stringMatching(/33,33\s€ de ta part$/) as string),
      expect.stringMatching(/33,34\s€ de ta part$/),
    ])
    const emails = await query<{ email: string }>(
      `select s.email from deposit_shares s join shared_deposits h on h.id = s.deposit_id where h.reservation_id = $1`,
      [reservation?.id],
    )
    const to = told.flatMap((mail) => [mail.to ?? []].flat().map(({ text }) => text))
    expect(to.toSorted()).toEqual(emails.map(({ email }) => email).toSorted())
    expect(await checkDatabase()).toEqual([])
  })
})
