import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Liability } from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { query, queryOne } from '@/server/platform/db/pool'
import { keptCode, mailOf, openGiftDesk } from '../../../../../tests/integration/gift-desk'
import { runJobs } from '../../../../../tests/integration/run-jobs'

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

const today = () => calendarDayInParis(new Date())

describe('what is owed', () => {
  const totals = async () => (await desk.ask<Liability>('gift-liability')).body

  it('is the sum of the ledger, by the month of issue of the first card', async () => {
    const first = await desk.issue({ amount_cents: 40_000 })
    const { account, code } = await keptCode(first.id)
    await desk.spend(code, 400)
    const second = await desk.issue({ amount_cents: 30_000 })
    await desk.act(second.id, 'transfer', {
      ...{ reason: 'Perdue', balance_cents: 30_000, recipient_name: 'Zoé', recipient_email: mailOf('zoe') },
    })
    const report = await totals()
    const sum = await queryOne<{ cents: number }>('select sum(amount_cents)::int as cents from credit_entries')
    expect(report.outstanding_cents).toBe(sum?.cents)
    for (const row of report.rows) {
      expect(row.issued_cents - row.used_cents - row.stopped_cents).toBe(row.outstanding_cents)
    }
    // Another month, which only the owner of the tables can make pass.
    const { account: other } = await keptCode(second.id)
    await query('alter table credit_accounts disable trigger credit_accounts_are_kept')
    await query(`update credit_accounts set opened_at = '2025-03-31T22:30:00Z' where id = any($1)`, [[account, other]])
    await query('alter table credit_accounts enable trigger credit_accounts_are_kept')
    const april = (await totals()).rows.find(({ month }) => month === '2025-04')
    expect(april).toEqual({
      ...{ kind: 'gift_card', month: '2025-04', count: 2, issued_cents: 70_000, used_cents: 40_000 },
      ...{ stopped_cents: 0, outstanding_cents: 30_000, over_cents: 0 },
    })
    await query('update gift_cards set expires_on = $2 where replaces_id = $1', [second.id, addDays(today(), -1)])
    expect((await totals()).rows.find(({ month }) => month === '2025-04')?.over_cents).toBe(30_000)
  })

  it('is a file for the accountant', async () => {
    const { body, headers } = await desk.ask<string>('gift-liability.csv')
    expect(headers.get('content-disposition')).toContain('cartes-et-avoirs-')
    expect(body).toContain('Cartes cadeaux;2025-04;2;700,00;400,00;0,00;300,00;300,00')
    const { outstanding_cents: cents } = await totals()
    expect(body).toContain(`Total;;;;;;${(cents / 100).toFixed(2).replace('.', ',')}`)
  })
})
