import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { keptCode, openGiftDesk } from '../../../../tests/integration/gift-desk'
import { paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { runJobs } from '../../../../tests/integration/run-jobs'

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

/** Who has the rights of the tables' owner, and none of its scruples, for as long as something is looked at. */
const tamper = async (statement: string, values: unknown[], undo: string, look: () => Promise<void>) => {
  const without = async (text: string) => {
    await query('alter table credit_entries disable trigger user')
    try {
      await query(text, values)
    } finally {
      await query('alter table credit_entries enable trigger user')
    }
  }
  await without(statement)
  try {
    await look()
  } finally {
    await without(undo)
  }
}

const change = (reason: string, cents: number) =>
  [
    `update credit_entries set amount_cents = amount_cents + ${String(cents)} where account_id = $1 and reason = '${reason}'`,
    `update credit_entries set amount_cents = amount_cents - ${String(cents)} where account_id = $1 and reason = '${reason}'`,
  ] as const

const add = (reason: string, cents: number) =>
  [
    `insert into credit_entries (account_id, amount_cents, reason, note) values ($1, ${String(cents)}, '${reason}', 'forged')`,
    `delete from credit_entries where account_id = $1 and note = 'forged'`,
  ] as const

/** A card of 200 euros that the desk issued and blocked after a use was taken back, and one that is still good. */
const cards = async () => {
  const { id } = await desk.issue()
  const { account, code } = await keptCode(id)
  expect((await desk.spend(code, 200)).status).toBe(201)
  await desk.act(id, 'reverse', { reason: 'Erreur', entry_id: (await desk.read(id)).entries.at(-1)?.id })
  const live = await desk.issue({ amount_cents: 120_000 })
  expect((await desk.spend((await keptCode(live.id)).code, 1_000)).status).toBe(201)
  await desk.act(id, 'void', { reason: 'Code publié', balance_cents: 20_000, gives_back: false })
  return { stopped: account, live: (await keptCode(live.id)).account }
}

const details = async () => (await checkDatabase()).map(({ detail }) => detail)

describe('a line of the ledger of gift cards that somebody changed, added or removed', () => {
  it('is found, whichever it is', async () => {
    const { stopped, live } = await cards()
    expect(await details()).toEqual([])
    const forged: Array<[string, number, readonly [string, string], RegExp]> = [
      ['more at its opening', live, change('opened', 10_000), /opened with 130000, and the desk issued it for 120000/],
      ['less at its opening', live, change('opened', -1), /opened with 119999/],
      ['a smaller use', live, change('used', 4_999), /by gift_card is not what the ledger says/],
      ['a larger return', stopped, change('given_back', 1), /by gift_card is not what the ledger says/],
      ['a smaller counter-entry', stopped, change('reversed', 5_000), /is stopped and holds 5000/],
      ['a return from nowhere', live, add('given_back', 5_000), /moves 5000 by no payment/],
      ['a use for nothing', live, add('used', -5_000), /moves -5000 by no payment/],
      ['a counter-entry of a good card', live, add('reversed', -5_000), /had 5000 taken off it, and is not stopped/],
    ]
    for (const [name, account, [statement, undo], words] of forged) {
      await tamper(statement, [account], undo, async () => {
        expect([name, await details()]).toEqual([name, expect.arrayContaining([expect.stringMatching(words)])])
      })
    }
    expect(await details()).toEqual([])
  })

  it('is found by the books of who takes cards, each night', async () => {
    const provider = useMemoryProvider()
    const { account } = await paidGift(provider, { amount: 100 })
    await query(`update payment_intents set updated_at = now() - interval '1 hour'`)
    const differing = async () => {
      await query(`select graphile_worker.add_job('reconcile_payments')`)
      await runJobs()
      return query<{ kind: string; detail: string }>(
        'select kind, detail from payment_differences where gone_at is null order by id',
      )
    }
    expect(await differing()).toEqual([])
    const [statement, undo] = change('opened', 5_000)
    await tamper(statement, [account], undo, async () => {
      expect(await differing()).toHaveLength(1)
      expect(await details()).toContainEqual(expect.stringContaining('opened with 15000, and 10000 were paid'))
    })
    expect(await differing()).toEqual([])
  })
})
