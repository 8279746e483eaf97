import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { ledgerOf, mailsOf, settle } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import {
  lookAt,
  openSharing,
  payShare,
  reservationsOf,
  seatsOf,
  startShare,
  statesOf,
} from '../../../../../tests/integration/sharing'

/** How often the last two come in at once: more by `SHARING_ROUNDS`. */
const ROUNDS = Number(process.env['SHARING_ROUNDS'] ?? 3)
const LONG_MS = 120_000

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

describe('many at once', () => {
  it(
    `make one reservation of the last two shares, ${String(ROUNDS)} times over`,
    async () => {
      const provider = useMemoryProvider()
      for (let round = 0; round < ROUNDS; round += 1) {
        const { host, tokens, deposit, departure } = await openSharing(payload, { expedition })
        await payShare(provider, tokens[0])
        await payShare(provider, tokens[1], { comesBack: false })
        await payShare(provider, tokens[2], { comesBack: false })
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, index) => settle(tokens[index % 2 === 0 ? 1 : 2])),
        )
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        await runJobs()
        const [reservation, ...others] = await reservationsOf(host.id)
        expect(others).toEqual([])
        expect(await ledgerOf(reservation?.id ?? 0)).toHaveLength(3)
        expect(provider.booksCents).toBe((round + 1) * 45_000)
        expect(await statesOf(deposit.id)).toEqual(['captured', 'captured', 'captured'])
        expect(await seatsOf(departure)).toBe(3)
      }
      expect(await checkDatabase()).toEqual([])
    },
    60_000 + ROUNDS * 20_000,
  )

  it('start one payment for a share', async () => {
    const provider = useMemoryProvider()
    const { tokens } = await openSharing(payload, { expedition })
    const answers = await Promise.all(Array.from({ length: 5 }, () => startShare(tokens[0], 'lou@exemple.fr')))
    expect(new Set(answers.map(({ body }) => body.payment_id)).size).toBe(1)
    expect(provider.payments).toHaveLength(1)
  })

  it(
    'take all or none, as the last share and giving up meet',
    async () => {
      const provider = useMemoryProvider()
      for (let round = 0; round < 8; round += 1) {
        const { host, cart, tokens, deposit, departure } = await openSharing(payload, { expedition })
        await payShare(provider, tokens[0])
        await payShare(provider, tokens[1])
        await payShare(provider, tokens[2], { comesBack: false })
        await Promise.all([settle(tokens[2]), host.send('DELETE', `carts/${String(cart.id)}/shared-deposit`)])
        await runJobs()
        const states = new Set(await statesOf(deposit.id))
        const reservations = await reservationsOf(host.id)
        expect([...states]).toEqual([reservations.length === 1 ? 'captured' : 'released'])
        expect(await seatsOf(departure)).toBe(3)
      }
      expect(await checkDatabase()).toEqual([])
    },
    LONG_MS,
  )
})

describe('what is left by who was killed', () => {
  it('is made an order by the clock, when all were in', async () => {
    const provider = useMemoryProvider()
    const { host, tokens, deposit } = await openSharing(payload, { expedition })
    for (const token of tokens) await payShare(provider, token, { comesBack: false })
    // As each was authorised, and whoever came last was killed before the order.
    await query(
      `update payment_intents i set state = 'authorised', updated_at = now() - interval '1 minute'
       from deposit_shares s where s.id = i.share_id and s.deposit_id = $1`,
      [deposit.id],
    )
    await mind()
    expect(await reservationsOf(host.id)).toHaveLength(1)
    expect(await statesOf(deposit.id)).toEqual(['captured', 'captured', 'captured'])
    expect(provider.booksCents).toBe(45_000)
  })

  it('tells of a capture that came to nothing, and keeps the places with what is due', async () => {
    const provider = useMemoryProvider()
    const { host, tokens, deposit } = await openSharing(payload, { expedition })
    await payShare(provider, tokens[0], { fate: 'expiring' })
    await payShare(provider, tokens[1])
    await payShare(provider, tokens[2])
    await settle(tokens[0])
    await settle(tokens[1])
    const [reservation] = await reservationsOf(host.id)
    expect(await statesOf(deposit.id)).toEqual(['expired', 'captured', 'captured'])
    expect(await ledgerOf(reservation?.id ?? 0)).toHaveLength(2)
    expect(await mailsOf('payment_lost', reservation?.id ?? 0)).toBe(1)
    expect(await mailsOf('reservation_received', reservation?.id ?? 0)).toBe(1)
    expect((await lookAt(tokens[0])).body).toMatchObject({ state: 'expired' })
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })
})
