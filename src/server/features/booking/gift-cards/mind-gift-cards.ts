import type { Task } from 'graphile-worker'
import { addDays } from '@/domain/days'
import { GIFT_RECALL_DAYS } from '@/domain/gift-card'
import { calendarDayInParis } from '@/domain/calendar-day'
import { giftKeyOfToday, keepGiftCode, openGiftCode } from './gift-secrets'

/**
 * Each hour: recalls once the cards that end within three months and still hold something, and keeps anew the codes that were kept by the
 * key before, so that the site's key may be changed again.
 */
export const mindGiftCards: Task = async (_payload, helpers) => {
  const query = <Row extends object>(text: string, values: unknown[]) => helpers.query<Row>(text, values)
  const until = addDays(calendarDayInParis(new Date()), GIFT_RECALL_DAYS)
  await query(
    `with due as (update gift_cards g set recalled_at = now()
       where g.recalled_at is null and g.paid_at is not null and g.stopped_at is null and g.expires_on <= $1::date
         and (select sum(n.amount_cents) from credit_entries n where n.account_id = g.account_id) > 0
       returning g.id)
     select graphile_worker.add_job('send_mail', json_build_object('template', 'gift_ends', 'giftCardId', id)) from due`,
    [until],
  )
  const { rows } = await query<{ id: number; sealed: string }>(
    'select id, code_sealed as sealed from gift_cards where code_key <> $1 limit 1000',
    [giftKeyOfToday()],
  )
  for (const { id, sealed } of rows) {
    const code = keepGiftCode(openGiftCode(sealed))
    await query('update gift_cards set code_hash = $2, code_sealed = $3, code_key = $4 where id = $1', [
      id,
      code.hash,
      code.sealed,
      code.key,
    ])
  }
}
