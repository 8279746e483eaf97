import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { departureToPay, orderOf, signInToPay } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import {
  lookAt,
  mailsWaiting,
  openSharing,
  payShare,
  reachDeadline,
  reservationsOf,
  startShare,
  statesOf,
  tokenOf,
} from '../../../../../tests/integration/sharing'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

const decline = (token: string) =>
  call<{ is_declined: true; error: string; reason: string }>('v1/pay/decline', {
    method: 'POST',
    headers: { 'link-token': token },
  })

const shareIdOf = async (deposit: number, position: number): Promise<number> =>
  (
    await queryOne<{ id: number }>('select id from deposit_shares where deposit_id = $1 and position = $2', [
      deposit,
      position,
    ])
  )?.id ?? 0

describe('« Je ne viens pas »', () => {
  it('is shown to who books and mailed once, however often it is pressed', async () => {
    useMemoryProvider()
    const { deposit, tokens, read } = await openSharing(payload, { expedition })
    const id = await shareIdOf(deposit.id, 2)
    const answers = await Promise.all([decline(tokens[1]), decline(tokens[1])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await decline(tokens[1])).body).toEqual({ is_declined: true })
    expect(await mailsWaiting('share_declined', 'shareId', id)).toBe(1)
    const [, hugo] = (await read()).shares
    expect(hugo).toMatchObject({ name: 'Hugo', state: 'declined' })
    expect(tokenOf(hugo?.link)).toBe(tokens[1])
    expect((await lookAt(tokens[1])).body).toMatchObject({ state: 'due', share: { is_declined: true } })
    await runJobs()
    const mail = mailServer.mails.find(({ subject }) => subject?.includes('Hugo ne vient pas'))
    expect(mail?.text).toMatch(/Rien n’a été débité/)
  })

  it('is taken back by a payment of the share, which makes the reservation like any other', async () => {
    const provider = useMemoryProvider()
    const { deposit, tokens, read, host } = await openSharing(payload, { expedition })
    await decline(tokens[2])
    for (const token of tokens) await payShare(provider, token)
    await runJobs()
    expect((await read()).shares.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
    expect(await reservationsOf(host.id)).toHaveLength(1)
    expect(await mailsWaiting('share_declined', 'shareId', await shareIdOf(deposit.id, 3))).toBe(0)
  })

  it('lets a payment go that was begun', async () => {
    useMemoryProvider()
    const { deposit, tokens, read } = await openSharing(payload, { expedition })
    await startShare(tokens[1])
    expect((await decline(tokens[1])).status).toBe(200)
    await runJobs()
    expect(await statesOf(deposit.id)).toEqual(['released'])
    expect((await read()).shares[1]).toMatchObject({ state: 'declined' })
  })

  it('is refused once the share is paid, the sharing is over, and for who books', async () => {
    const provider = useMemoryProvider()
    const { deposit, tokens, host, cart } = await openSharing(payload, { expedition })
    expect(await decline(tokens[0])).toMatchObject({ status: 409, body: { reason: 'own' } })
    await payShare(provider, tokens[1])
    expect(await decline(tokens[1])).toMatchObject({ status: 409, body: { reason: 'paid' } })
    await reachDeadline(deposit.id)
    expect(await decline(tokens[2])).toMatchObject({ status: 409, body: { reason: 'over' } })
    await host.send('DELETE', `carts/${String(cart.id)}/shared-deposit`)
    expect(await decline(tokens[2])).toMatchObject({ status: 409, body: { reason: 'over' } })
    expect(await mailsWaiting('share_declined', 'shareId', await shareIdOf(deposit.id, 3))).toBe(0)
  })

  it('answers 404 to unknown links, and 409 to those of a reservation', async () => {
    expect((await decline('nobody')).status).toBe(404)
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.send<{ reservation_id: number }>(
      'POST',
      'reservations',
      orderOf(await camille.hold(departure)),
      { 'idempotency-key': 'book-to-decline' },
    )
    const link = await camille.send<{ token: string }>(
      'POST',
      `reservations/${String(body.reservation_id)}/payment-link`,
    )
    expect(await decline(link.body.token)).toMatchObject({ status: 409, body: { reason: 'booked' } })
  })

  it('writes to who books three times a day at most', async () => {
    useMemoryProvider()
    const { deposit, tokens } = await openSharing(payload, { expedition })
    for (let round = 0; round < 3; round += 1) {
      expect((await decline(tokens[1])).status).toBe(200)
      await startShare(tokens[1])
    }
    expect((await decline(tokens[1])).status).toBe(429)
    expect(
      await query('select 1 from deposit_shares where deposit_id = $1 and declined_at is not null', [deposit.id]),
    ).toEqual([])
  })
})
