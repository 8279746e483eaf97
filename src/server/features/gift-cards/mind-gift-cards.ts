import type { Task } from 'graphile-worker'
import { addDays } from '@/domain/days/days'
import { GIFT_RECALL_DAYS } from '@/domain/gift-cards/gift-card'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { giftKeyOfToday, keepGiftCode, openGiftCode } from '@/server/features/ledger/gift-cards/gift-secrets'
import { sql } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'

/**
 * Each hour: recalls once the cards that end within three months and still hold something, and keeps anew the codes that were kept by the
 * key before, so that the site's key may be changed again.
 */
export const mindGiftCards: Task = async (_payload, helpers) => {
  const until = addDays(calendarDayInParis(new Date()), GIFT_RECALL_DAYS)
  await eachRowInTransaction<{ id: number }>(helpers, {
    step: 'reminder',
    rows: sql`
      select g.id from gift_cards g
      where g.recalled_at is null and g.paid_at is not null and g.stopped_at is null and g.expires_on <= ${until}::date
        and (select sum(n.amount_cents) from credit_entries n where n.account_id = g.account_id) > 0
      order by g.id`,
    idOf: ({ id }) => id,
    work: async ({ transaction, row: { id } }) => {
      const { rows } = await transaction.execute(sql`
        update gift_cards set recalled_at = now() where id = ${id} and recalled_at is null and stopped_at is null returning 1`)
      if (rows.length === 0) return
      await enqueueMail({ transaction, mail: { template: 'gift_ends', giftCardId: id } })
    },
  })
  await eachRowInTransaction<{ id: number; sealed: string }>(helpers, {
    step: 'gift_card',
    rows: sql`
      select id, code_sealed as sealed from gift_cards where code_key <> ${giftKeyOfToday()} order by id limit 1000`,
    idOf: ({ id }) => id,
    work: async ({ transaction, row: { id, sealed } }) => {
      const code = keepGiftCode(openGiftCode(sealed))
      await transaction.execute(sql`
        update gift_cards set code_hash = ${code.hash}, code_sealed = ${code.sealed}, code_key = ${code.key} where id = ${id}`)
    },
  })
}
