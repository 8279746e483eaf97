import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { openSharing, payShare, reservationsOf } from '../../../../../tests/integration/sharing'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

/** A reservation of three, whose shares of 150 € are paid. */
const bookShared = async () => {
  const provider = useMemoryProvider()
  const { host, tokens, cart } = await openSharing(payload, { expedition })
  for (const token of tokens) await payShare(provider, token)
  await runJobs()
  const [reservation] = await reservationsOf(host.id)
  const id = reservation?.id ?? 0
  const path = `reservations/${String(id)}`
  const { body } = await host.send<ReservationDetail>('GET', path)
  const leave = async (position: number) => {
    const { body: cost } = await host.send<{ fee: number; total: number; shares: Array<{ refund: number }> }>(
      'GET',
      `${path}/participants/${String(position)}/cancellation`,
    )
    const cancel = () =>
      host.send('POST', `${path}/participants/${String(position)}/cancel`, {
        ...{ fee: cost.fee, total: cost.total, travelers_count: body.travelers_count },
      })
    return { cost, cancel }
  }
  return { host, cart, id, detail: body, leave, provider }
}

const toldOf = async (reservation: number, name: string) => {
  const [share] = await query<{ email: string }>(
    `select s.email from deposit_shares s join shared_deposits h on h.id = s.deposit_id
     where h.reservation_id = $1 and s.name = $2`,
    [reservation, name],
  )
  return mailServer.sentTo(share?.email ?? '').filter(({ subject = '' }) => subject.startsWith('Une place est annulée'))
}

describe('the names of the shares', () => {
  it('name the travelers who have none, and no other', async () => {
    const { detail } = await bookShared()
    expect(detail.participants.map(({ first_name }) => first_name)).toEqual(['Camille', 'Hugo', null])
  })
})

describe('a traveler who leaves a group that shared its deposit', () => {
  it('is told with the cost that nothing comes back to the cards, and their payer is written to', async () => {
    const { id, leave } = await bookShared()
    const { cost, cancel } = await leave(2)
    expect(cost.shares).toEqual([
      { name: 'Camille', paid: 150, refund: 0 },
      { name: 'Hugo', paid: 150, refund: 0 },
      { name: null, paid: 150, refund: 0 },
    ])
    expect((await cancel()).status).toBe(200)
    await runJobs()
    const [mail, ...others] = await toldOf(id, 'Hugo')
    expect(others).toEqual([])
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toMatch(
      /La place de Hugo .+ Rien ne revient sur ta carte .+ 150 € restent/,
    )
    expect(await toldOf(id, 'Camille')).toEqual([])
  })

  it('is told what comes back to each card once more is paid than is left to pay', async () => {
    const { id, leave, provider } = await bookShared()
    // As if two thirds were paid already: what leaves is more than what is left.
    await query('update reservations set total_cents = 60000, unit_price_cents = 20000 where id = $1', [id])
    const { cost, cancel } = await leave(2)
    expect(cost.total).toBe(400)
    expect(cost.shares.map(({ refund }) => refund).toSorted()).toEqual([16.66, 16.67, 16.67])
    expect((await cancel()).status).toBe(200)
    await runJobs()
    const sent = provider.payments.flatMap((one) => one.refunds.map(({ amountCents }) => amountCents))
    expect(sent.toSorted()).toEqual([1666, 1667, 1667])
    const [mail] = await toldOf(id, 'Hugo')
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toMatch(/16,6\d € reviennent sur la carte qui a payé/)
  })

  it('writes to nobody where two travelers bear the name', async () => {
    const { id, leave } = await bookShared()
    await query(`update participants set first_name = 'hugo' where reservation_id = $1 and position = 3`, [id])
    const { cancel } = await leave(2)
    expect((await cancel()).status).toBe(200)
    await runJobs()
    expect(await toldOf(id, 'Hugo')).toEqual([])
  })
})
