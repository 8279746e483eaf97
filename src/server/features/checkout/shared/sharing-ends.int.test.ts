import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CancellationPreview } from '@/contract/cancellation'
import { checkDatabase } from '@/server/compose/check-database'
import { startMailPreviews } from '@/server/features/booking-mails/start-mail-previews'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { referenceOf, settle } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import {
  depositStateOf,
  lookAt,
  mailsWaiting,
  openSharing,
  payShare,
  reachDeadline,
  reservationsOf,
  seatsOf,
  startShare,
  statesOf,
} from '../../../../../tests/integration/sharing'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

const mind = async () => {
  await query(`select graphile_worker.add_job('mind_shared_deposits')`)
  await runJobs()
}

describe('a deposit of which a share never comes', () => {
  it('is released for all when who booked gives up, and the seats stay for a common hold', async () => {
    const provider = useMemoryProvider()
    const { departure, host, cart, deposit, tokens } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0])
    await payShare(provider, tokens[1])
    const path = `carts/${String(cart.id)}/shared-deposit`
    const given = await host.send('DELETE', path)
    expect(given.body).toMatchObject({ state: 'released', ready: 0 })
    expect(await mailsWaiting('shared_deposit_ended', 'depositId', deposit.id)).toBe(1)
    await runJobs()
    expect(await statesOf(deposit.id)).toEqual(['released', 'released'])
    expect(provider.payments.map(({ state }) => state)).toEqual(['released', 'released'])
    expect((await lookAt(tokens[0])).body).toMatchObject({
      state: 'released',
      message: /Rien n’a été débité/ as never,
    })
    expect((await startShare(tokens[2])).body).toMatchObject({ reason: 'over' })
    expect(await seatsOf(departure)).toBe(3)
    const held = await queryOne<{ minutes: number }>(
      `select extract(epoch from hold_expires_at - now()) / 60 as minutes from carts where id = $1`,
      [cart.id],
    )
    expect(Number(held?.minutes)).toBeLessThanOrEqual(30)
    expect((await host.send('DELETE', path)).status).toBe(200)
    // The whole is paid by one, then.
    const { body } = await host.pay(cart)
    provider.act(await referenceOf(body.payment_id), 'accepted')
    expect((await settle(body.token)).body.state).toBe('paid')
    expect(await checkDatabase()).toEqual([])
  })

  it('is released by the clock at its hour, with the seats, and all are told', async () => {
    const provider = useMemoryProvider()
    const { departure, deposit, tokens, host } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0])
    await payShare(provider, tokens[2])
    await reachDeadline(deposit.id)
    await mind()
    expect(await depositStateOf(deposit.id)).toBe('released')
    expect(await statesOf(deposit.id)).toEqual(['released', 'released'])
    expect(provider.payments.map(({ state }) => state)).toEqual(['released', 'released'])
    expect(await seatsOf(departure)).toBe(0)
    expect(await reservationsOf(host.id)).toEqual([])
    expect(await checkDatabase()).toEqual([])
  })

  it('is released for all as the agency cancels its departure, and all are told why', async () => {
    const provider = useMemoryProvider()
    const { departure, host, cart, deposit, tokens, read } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0])
    await payShare(provider, tokens[1])
    startMailPreviews()
    const staff = await signInAs(payload, { role: 'staff' })
    const press = <Answer>(path: string, body?: unknown) =>
      call<Answer>(`departures/${String(departure)}/cancel${path}`, { method: 'POST', token: staff.token, body })
    const asked = { ending: 'other', reason: 'Le sentier est fermé.' }
    const preview = await press<CancellationPreview>('/preview', asked)
    expect(preview.body.mails.filter(({ audience }) => audience === 'sharing')).toHaveLength(3)
    expect(await depositStateOf(deposit.id)).toBe('open')
    expect((await press('', { ...asked, code: preview.body.code })).status).toBe(200)
    expect((await press('/now')).status).toBe(200)
    await runJobs()
    expect(await read()).toMatchObject({ state: 'released' })
    expect(await statesOf(deposit.id)).toEqual(['released', 'released'])
    expect(provider.payments.map(({ state }) => state)).toEqual(['released', 'released'])
    expect((await lookAt(tokens[1])).body).toMatchObject({ message: /L’agence a annulé ce départ/ as never })
    expect((await startShare(tokens[2])).body).toMatchObject({ reason: 'over' })
    expect(await seatsOf(departure)).toBe(0)
    const { email } = (await queryOne<{ email: string }>('select email from users where id = $1', [host.id])) ?? {}
    expect(mailServer.lastTo(email ?? '')?.text).toContain('L’agence a annulé ce départ')
    expect((await host.send('GET', `carts/${String(cart.id)}`)).status).toBe(200)
    expect(await checkDatabase()).toEqual([])
  })

  it('is told by the database’s check where a canceled departure would leave it open', async () => {
    useMemoryProvider()
    const { departure, deposit, host, cart } = await openSharing(payload, { expedition })
    await query(`update departures set status = 'canceled' where id = $1`, [departure])
    expect(await checkDatabase()).toContainEqual({
      check: 'shared deposits',
      detail: `shared deposit ${String(deposit.id)} waits for shares of a canceled departure`,
    })
    await query(`update departures set status = 'open' where id = $1`, [departure])
    expect((await host.send('DELETE', `carts/${String(cart.id)}/shared-deposit`)).status).toBe(200)
    expect(await checkDatabase()).toEqual([])
  })

  it('is too late for a last share that is authorised after its hour', async () => {
    const provider = useMemoryProvider()
    const { deposit, tokens, host, departure } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0])
    await payShare(provider, tokens[1])
    await payShare(provider, tokens[2], { comesBack: false })
    await reachDeadline(deposit.id)
    expect((await settle(tokens[2])).body.state).toBe('released')
    await mind()
    expect(await statesOf(deposit.id)).toEqual(['released', 'released', 'released'])
    expect(provider.booksCents).toBe(0)
    expect(await reservationsOf(host.id)).toEqual([])
    expect(await seatsOf(departure)).toBe(0)
  })

  it.each(['before the others', 'as the last comes in'])(
    'is released for all when an authorisation is gone %s',
    async (when) => {
      const provider = useMemoryProvider()
      const { deposit, tokens, host } = await openSharing(payload, { expedition })
      const first = await payShare(provider, tokens[0])
      await payShare(provider, tokens[1])
      provider.expire(first)
      if (when === 'before the others') {
        await query(
          `update payment_intents set updated_at = now() - interval '2 hours' where provider_reference = $1`,
          [first],
        )
        await mind()
      } else {
        await payShare(provider, tokens[2])
      }
      await runJobs()
      expect(await depositStateOf(deposit.id)).toBe('released')
      expect(new Set(await statesOf(deposit.id))).toEqual(
        new Set(['released', 'expired'].filter((state) => state !== 'expired')),
      )
      expect(provider.booksCents).toBe(0)
      expect(await reservationsOf(host.id)).toEqual([])
      expect(await checkDatabase()).toEqual([])
    },
  )

  it.each([
    ['the seats are gone', `update departures set capacity = 2, seats_taken = 2 where id = $1`],
    ['the price changed', `update departures set price_cents = 99_900 where id = $1`],
    ['the departure is canceled', `update departures set status = 'canceled' where id = $1`],
  ])('is released for all when %s before the last', async (_what, change) => {
    const provider = useMemoryProvider()
    const { departure, deposit, tokens, host } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0])
    await payShare(provider, tokens[1])
    if (change.includes('seats_taken'))
      await query(`update carts set held_seats = 0 where departure_id = $1`, [departure])
    await query(change, [departure])
    await payShare(provider, tokens[2])
    await runJobs()
    expect(await depositStateOf(deposit.id)).toBe('released')
    expect(await statesOf(deposit.id)).toEqual(['released', 'released', 'released'])
    expect(provider.booksCents).toBe(0)
    expect(await reservationsOf(host.id)).toEqual([])
    expect((await lookAt(tokens[1])).body.message).toMatch(/Rien n’a été débité/)
    // What these cases break on purpose is no business of the next ones.
    await query(`update departures set status = 'open', seats_taken = 0 where id = $1`, [departure])
    await query('delete from carts where departure_id = $1', [departure])
  })

  it('is released when the cart changes or goes', async () => {
    const provider = useMemoryProvider()
    const one = await openSharing(payload, { expedition })
    await payShare(provider, one.tokens[0])
    await one.host.send('PATCH', 'cart', { cart_id: one.cart.id, participants: [{ first_name: 'Camille' }] })
    expect(await depositStateOf(one.deposit.id)).toBe('open')
    expect((await one.host.send('POST', `carts/${String(one.cart.id)}/hold`)).status).toBe(200)
    const held = await queryOne<{ hours: number }>(
      'select extract(epoch from hold_expires_at - now()) / 3600 as hours from carts where id = $1',
      [one.cart.id],
    )
    expect(Number(held?.hours)).toBeGreaterThan(47)
    expect((await one.host.send('PATCH', 'cart', { cart_id: one.cart.id, travelers_count: 2 })).status).toBe(200)
    expect(await depositStateOf(one.deposit.id)).toBe('released')
    const two = await openSharing(payload, { expedition })
    await payShare(provider, two.tokens[0])
    await two.host.send('DELETE', 'cart')
    await runJobs()
    expect(await statesOf(two.deposit.id)).toEqual(['released'])
    expect(await seatsOf(two.departure)).toBe(0)
    expect(await checkDatabase()).toEqual([])
  })
})
