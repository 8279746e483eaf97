import type { MailQuery } from '@/server/platform/db/mail-query'
import type { Task } from 'graphile-worker'
import {
  ABSENCE_DAYS,
  AUDIENCE_MONTHS,
  BANK_LINE_MONTHS,
  CALL_REQUEST_DAYS,
  CHANGE_LOG_YEARS,
  CONSENT_PROOF_MONTHS,
  CONTACT_MESSAGE_YEARS,
  CONTACT_SPAM_DAYS,
  FAQ_SEARCH_MONTHS,
  GIFT_NAME_MONTHS,
  MAIL_PROOF_MONTHS,
  TRAVELER_NAME_YEARS,
} from '@/domain/accounts/data-retention'
import { BACK_OFFICE_ROLES } from '@/domain/accounts/roles'
import { CHOICE_LINK_DAYS } from '@/domain/changes/cancellation-choice'
import { CHANGE_LINK_DAYS } from '@/domain/changes/contract-change'
import { INTENT_DAYS, PAYMENT_EVENT_DAYS, PAYMENT_LINK_DAYS } from '@/domain/reservations/payment-wait'
import { HOLD_WINDOW_HOURS } from '@/domain/seats/hold'
import { forgetFormerDays } from '@/server/features/audience/day-of-salt'
import { CUSTOMER_SESSION, TEAM_SESSION } from '@/server/features/sign-in/session/session-limits'

/**
 * Clears what is over: rate limits, reset links, orders that waited, sessions, the hours of former holds, the marks of mails that no retry
 * can send again, addresses that were refused long ago, which mails left long ago, payments and shared deposits that came to nothing with their links, gift cards that were never paid, the names on those that are long over, answers kept for repeated orders, presses that copied departures, what guides were told, their days off that are over, who saved which field
 * and has what open, numbers
 * that were to be called, what was
 * written to the agency, carts left for two months, invoices whose ten years are over, old lines of the bank, the oldest lines
 * of the change log, old searches of the FAQ, proofs of consent, and of the audience the counts that are old
 * and what told the visitors of a former day from each other; of the sandbox payment provider, what is a year old.
 */
export const forgetExpired: Task = async (_payload, helpers) => {
  const query: MailQuery = (text, values) => helpers.query(text, values)
  await query('delete from rate_limits where expire < $1', [Date.now()])
  await query('delete from password_resets where expires_at < now()')
  await query(
    `delete from users_sessions where expires_at < now() or created_at is null
       or created_at < now() - make_interval(secs => $1::int)`,
    [CUSTOMER_SESSION.absolute],
  )
  await query(
    `delete from users_sessions s using users u where u.id = s._parent_id and u.role = any($2::enum_users_role[])
       and s.created_at < now() - make_interval(secs => $1::int)`,
    [TEAM_SESSION.absolute, BACK_OFFICE_ROLES],
  )
  await query(`delete from cancellation_choice_links where drawn_at < now() - make_interval(days => $1)`, [
    CHOICE_LINK_DAYS,
  ])
  await query(`delete from contract_change_links where drawn_at < now() - make_interval(days => $1)`, [
    CHANGE_LINK_DAYS,
  ])
  await query(
    `delete from payment_links l where l.drawn_at < now() - make_interval(days => $1) and not exists (
       select 1 from reservations r join departures d on d.id = r.departure_id
       where r.id = l.reservation_id and d.departure_end > now() - make_interval(days => $1))`,
    [PAYMENT_LINK_DAYS],
  )
  await query(
    `delete from payment_intents i where i.state in ('released', 'expired')
       and i.updated_at < now() - make_interval(days => $1)
       and not exists (select 1 from payment_refunds f where f.intent_id = i.id)`,
    [INTENT_DAYS],
  )
  await query(
    `update payment_intents set receipt_email = null
     where receipt_email is not null and updated_at < now() - make_interval(days => $1)`,
    [INTENT_DAYS],
  )
  await query(
    `delete from shared_deposits where state = 'released' and updated_at < now() - make_interval(days => $1)`,
    [INTENT_DAYS],
  )
  await query('delete from payment_events where received_at < now() - make_interval(days => $1)', [PAYMENT_EVENT_DAYS])
  await query('delete from gift_cards where paid_at is null and created_at < now() - make_interval(days => $1)', [
    INTENT_DAYS,
  ])
  await query(
    `update gift_cards set giver_name = null, buyer_email = null, recipient_name = null, recipient_email = null, message = null
     where expires_on < (now() - make_interval(months => $1))::date
       and num_nonnulls(giver_name, buyer_email, recipient_name, recipient_email, message) > 0`,
    [GIFT_NAME_MONTHS],
  )
  await query(
    `delete from gift_card_mails m using gift_cards g where g.id = m.card_id
       and (m.sent_at < now() - make_interval(months => $1) or g.expires_on < (now() - make_interval(months => $2))::date)`,
    [MAIL_PROOF_MONTHS, GIFT_NAME_MONTHS],
  )
  await query('delete from pending_orders where expires_at < now()')
  await query(`delete from hold_periods where ends_at < now() - make_interval(hours => $1)`, [HOLD_WINDOW_HOURS])
  await query(`delete from sent_mails where sent_at < now() - interval '30 days'`)
  await query('delete from reservation_mails where sent_at < now() - make_interval(months => $1)', [MAIL_PROOF_MONTHS])
  await query('delete from refused_addresses where last_refused_at < now() - make_interval(months => $1)', [
    MAIL_PROOF_MONTHS,
  ])
  await query(
    `update reservations set answer = null where answer is not null and created_at < now() - interval '7 days'`,
  )
  await query(`delete from saved_fields where saved_at < now() - interval '30 days'`)
  await query(`delete from open_documents where seen_at < now() - interval '1 hour'`)
  await query(`delete from guide_changes where told_at < now() - interval '30 days'`)
  await query('delete from guide_absences where last_day < current_date - $1::int', [ABSENCE_DAYS])
  await query(`delete from departure_copies where created_at < now() - interval '7 days'`)
  await query('delete from call_requests where wanted_at < now() - make_interval(days => $1)', [CALL_REQUEST_DAYS])
  await query(
    `delete from contact_messages where created_at < now() - make_interval(years => $1)
       or (state = 'spam' and created_at < now() - make_interval(days => $2))`,
    [CONTACT_MESSAGE_YEARS, CONTACT_SPAM_DAYS],
  )
  await query(`delete from carts where held_seats = 0 and updated_at < now() - interval '60 days'`)
  await query('delete from faq_searches where searched_at < now() - make_interval(months => $1)', [FAQ_SEARCH_MONTHS])
  await query('delete from consent_proofs where chosen_at < now() - make_interval(months => $1)', [
    CONSENT_PROOF_MONTHS,
  ])
  await forgetFormerDays(query)
  for (const table of ['audience_counts', 'audience_vitals']) {
    await query(`delete from ${table} where day < (now() - make_interval(months => $1))::date`, [AUDIENCE_MONTHS])
  }
  for (const table of ['house_payments', 'house_payouts', 'house_requests']) {
    await query(`delete from ${table} where created_at < now() - interval '1 year'`)
  }
  await query('select forget_old_invoices()')
  await query('delete from bank_files where imported_at < now() - make_interval(months => $1)', [BANK_LINE_MONTHS])
  await query(
    `delete from bank_lines where (state <> 'applied' and imported_at < now() - make_interval(months => $1))
       or booked_on < now() - make_interval(years => $2)`,
    [BANK_LINE_MONTHS, TRAVELER_NAME_YEARS],
  )
  await query('delete from change_log where created_at < now() - make_interval(years => $1)', [CHANGE_LOG_YEARS])
}
