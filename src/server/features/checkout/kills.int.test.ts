import config from '@payload-config'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  departureToPay,
  ledgerOf,
  mailsOf,
  referenceOf,
  settle,
  signInToPay,
} from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { openSharing, payShare, reservationsOf, statesOf } from '../../../../tests/integration/sharing'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { startProcess } from '../../../../tests/integration/start-process'

const KILLS = Number(process.env['PAYMENT_KILLS'] ?? 3)

/** Where a process is killed: once the bank has debited, before it does, and before we know that it would. */
const POINTS = ['capture-done', 'capture-asked', 'verify-answered', 'second-look'] as const
/** The same where money goes back. */
const REFUND_POINTS = ['refund-asked', 'refund-done'] as const
type Point = (typeof POINTS)[number] | (typeof REFUND_POINTS)[number]

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

/** `intentId`: null for the jobs that wait. */
type Told = { intentId: string | null; point: Point; kill: () => Promise<void>; looks?: number }

/** The provider, over HTTP, for a process that is killed as it asks: the answer never leaves. */
const openToKill = async (provider: MemoryProvider) => {
  let told: Told | null = null
  let killed: Point | null = null
  const isKilledByLook = (): boolean => {
    if (told) told.looks = (told.looks ?? 0) + 1
    return told?.point === 'verify-answered' || (told?.point === 'second-look' && told.looks === 2)
  }
  const answer = async (what: string, input: { reference: string; amountCents: number; key: string }) => {
    if (what === 'verify') return isKilledByLook() ? null : provider.verify(input.reference)
    if (what === 'release') return provider.release(input)
    if (told?.point !== `${what}-asked`) await (what === 'refund' ? provider.refund(input) : provider.capture(input))
    return null
  }
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const what = (req.url ?? '').slice(1)
      const send = (body: unknown) => res.end(JSON.stringify(body))
      if (what === 'next') {
        // Whoever has nothing to settle waits.
        const give = () => (told ? send({ intentId: told.intentId }) : setTimeout(give, 20))
        give()
        return
      }
      void answer(what, JSON.parse(Buffer.concat(chunks).toString()) as Parameters<typeof answer>[1]).then(
        async (said) => {
          if (said !== null) {
            send(said)
            return
          }
          const point = told?.point ?? null
          await told?.kill()
          told = null
          killed = point
        },
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    settleUntilKilled: async (next: Told) => {
      killed = null
      told = next
      await vi.waitFor(() => expect(killed).toBe(next.point), { timeout: 60_000, interval: 50 })
    },
    close: () => server.close(),
  }
}

it(
  `debits once and books what was paid, whenever of ${String(KILLS)} times its process is killed`,
  async () => {
    const provider = useMemoryProvider()
    const outside = await openToKill(provider)
    const environment = { SETTLE_FROM: outside.url, SETTLE_PROVIDER: provider.key }
    for (let round = 0; round < KILLS; round += 1) {
      const { id: departure } = await departureToPay(payload, { expedition })
      const camille = await signInToPay(payload)
      const { body } = await camille.pay(await camille.hold(departure))
      provider.act(await referenceOf(body.payment_id), 'accepted')
      const point = POINTS[round % POINTS.length] ?? 'capture-done'
      const { kill } = await startProcess({
        entry: 'tests/payments/settle-until-killed.ts',
        until: /ready to settle/,
        environment,
      })
      await outside.settleUntilKilled({ intentId: body.payment_id, point, kill })

      // What the worker does within a minute.
      await query(`update payment_intents set created_at = now() - interval '1 minute' where id = $1`, [
        body.payment_id,
      ])
      await query(`select graphile_worker.add_job('settle_payments')`)
      await vi.waitFor(
        async () => {
          await runJobs()
          const rows = await query<{ state: string }>('select state from payment_intents where id = $1', [
            body.payment_id,
          ])
          expect(rows).toEqual([{ state: 'captured' }])
        },
        { timeout: 30_000, interval: 500 },
      )
      const [reservation] = await query<{ id: number }>('select id from reservations where user_id = $1', [camille.id])
      expect([point, await ledgerOf(reservation?.id ?? 0)]).toEqual([point, [['deposit', 'card', 30_000]]])
      expect(provider.booksCents).toBe((round + 1) * 30_000)
      expect(await mailsOf('payment_receipt', reservation?.id ?? 0)).toBeLessThanOrEqual(1)
    }
    outside.close()
    expect(provider.calls.filter((call) => call.startsWith('capture')).length).toBeGreaterThanOrEqual(KILLS)
    expect(await checkDatabase()).toEqual([])
  },
  120_000 + KILLS * 60_000,
)

it(
  `takes every share of a deposit, or none, whenever of ${String(KILLS + 1)} times its process is killed`,
  async () => {
    const provider = useMemoryProvider()
    const outside = await openToKill(provider)
    const environment = { SETTLE_FROM: outside.url, SETTLE_PROVIDER: provider.key }
    for (let round = 0; round <= KILLS; round += 1) {
      const { host, deposit, tokens } = await openSharing(payload, { expedition })
      await payShare(provider, tokens[0])
      await payShare(provider, tokens[1])
      const reference = await payShare(provider, tokens[2], { comesBack: false })
      const [last] = await query<{ id: string }>('select id from payment_intents where provider_reference = $1', [
        reference,
      ])
      const point = POINTS[round % POINTS.length] ?? 'capture-done'
      const { kill } = await startProcess({
        entry: 'tests/payments/settle-until-killed.ts',
        until: /ready to settle/,
        environment,
      })
      await outside.settleUntilKilled({ intentId: last?.id ?? '', point, kill })
      const left = new Set(await statesOf(deposit.id))
      expect([point, left.has('accepted') || left.has('captured')]).toEqual([point, point.startsWith('capture')])

      await query(
        `update payment_intents set created_at = now() - interval '1 minute', updated_at = now() - interval '1 minute'
        where share_id in (select id from deposit_shares where deposit_id = $1)`,
        [deposit.id],
      )
      await query(`select graphile_worker.add_job('settle_payments'), graphile_worker.add_job('mind_shared_deposits')`)
      await vi.waitFor(
        async () => {
          await runJobs()
          expect(await statesOf(deposit.id)).toEqual(['captured', 'captured', 'captured'])
        },
        { timeout: 30_000, interval: 500 },
      )
      const [reservation, ...others] = await reservationsOf(host.id)
      expect(others).toEqual([])
      expect(await ledgerOf(reservation?.id ?? 0)).toHaveLength(3)
      expect(provider.booksCents).toBe((round + 1) * 45_000)
    }
    outside.close()
    expect(await checkDatabase()).toEqual([])
  },
  120_000 + KILLS * 60_000,
)

it(
  'gives back once what a cancellation owes, wherever the process that asks for it is killed',
  async () => {
    const provider = useMemoryProvider()
    const outside = await openToKill(provider)
    const environment = { SETTLE_FROM: outside.url, SETTLE_PROVIDER: provider.key }
    for (const [round, point] of REFUND_POINTS.entries()) {
      const { id: departure } = await departureToPay(payload, { expedition })
      const camille = await signInToPay(payload)
      const { body } = await camille.pay(await camille.hold(departure), { share: 'all' })
      provider.act(await referenceOf(body.payment_id), 'accepted')
      const id = (await settle(body.token)).body.reservation_id ?? 0
      await runJobs()
      const cancel = { reason: 'accident', fee_cents: 20_000 }
      await call(`reservations/${String(id)}/cancel`, { method: 'POST', token: staff, body: cancel })
      const { kill } = await startProcess({
        entry: 'tests/payments/settle-until-killed.ts',
        until: /ready to settle/,
        environment,
      })
      await outside.settleUntilKilled({ intentId: null, point, kill })
      const kept = point === 'refund-done' ? 20_000 : 100_000
      expect([point, provider.booksCents]).toEqual([point, round * 20_000 + kept])
      expect(await ledgerOf(id)).toEqual([['full', 'card', 100_000]])

      // As the lease of any worker does once nobody holds that of the one that was killed.
      await query(
        `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs where locked_by is not null`,
      )
      await runJobs()
      expect(await ledgerOf(id)).toEqual([
        ['full', 'card', 100_000],
        ['refund', 'card', 80_000],
      ])
      expect(provider.booksCents).toBe((round + 1) * 20_000)
    }
    outside.close()
    expect(await checkDatabase()).toEqual([])
  },
  4 * 60_000,
)
