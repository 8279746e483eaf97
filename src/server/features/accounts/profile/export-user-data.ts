import type { PayloadRequest } from 'payload'
import type { UserData } from '@/contract/user-data'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { EXPORTED_RESERVATIONS } from './exported-reservations'

/** The rows of a sub-select as JSON, an empty list when there are none. */
const list = (rows: string): string => `(select coalesce(json_agg(to_json(x)), '[]') from (${rows}) x)`

/** All that we hold about a user, by one statement; secrets (password, tokens) are not data about a person. */
const EXPORT = /* sql */ `
  select json_build_object(
    'account', json_build_object(
      'id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'phone', u.phone,
      'billing_address', u.billing_address,
      'avatar_url', u.avatar_url, 'role', u.role, 'provider', u.provider, 'referral', u.referral,
      'sign_in_count', u.sign_in_count::int, 'email_verified_at', u.email_verified_at, 'created_at', u.created_at,
      'updated_at', u.updated_at),
    'settings', json_build_object(
      'newsletter', coalesce(u.newsletter, false), 'favourite_alerts', coalesce(u.favourite_alerts, true),
      'basket_reminders', coalesce(u.basket_reminders, false), 'favourite_news_seen_at', u.favourite_news_seen_at,
      'favourite_mailed_at', u.favourite_mailed_at),
    'providers', ${list('select i.provider, i.linked_at from user_identities i where i.user_id = u.id')},
    'sessions', ${list(`select s.created_at as opened_at, s.expires_at, d.opened_by, d.client_address, d.device,
        d.last_used_at, d.proved_at
      from users_sessions s left join session_details d on d.session_id = s.id where s._parent_id = u.id`)},
    'devices_known_since', (select k.known_since from device_marks k where k.user_id = u.id),
    'newsletter', ${list(`select n.status, n.consented_at, n.consented_by, n.created_at, n.updated_at from newsletter_subscribers n
      where lower(n.email) = lower(u.email) or n.user_id = u.id`)},
    'favourites', ${list(`select e.name as expedition, coalesce(i.is_active, false) as active, i.created_at as added_at
      from interests i join expeditions e on e.id = i.expedition_id where i.user_id = u.id order by i.created_at`)},
    'level', ${list('select l.version, l.answers, l.levels, l.saved_at from user_levels l where l.user_id = u.id')},
    'town', ${list(`select p.name, p.department, t.saved_at from user_towns t join places p on p.code = t.place_code
      where t.user_id = u.id`)},
    'cart', ${list(`select e.name as expedition, to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure,
        c.travelers_count::int as travelers, c.ages, c.options, c.participants, c.hold_expires_at, c.reminded_at, c.created_at
      from carts c join departures d on d.id = c.departure_id join expeditions e on e.id = d.expedition_id
      where c.user_id = u.id`)},
    'waitlist', ${list(`select e.name as expedition, to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure,
        w.travelers::int as travelers, w.fewest::int as fewest, w.ages, w.held_seats::int as held_seats, w.offered_until, w.is_paused,
        w.joined_at, ${list(`select m.reason, m.from_place, m.to_place, m.moved_at from waitlist_moves m
          where m.entry_id = w.id order by m.id`)} as moves
      from waitlist_entries w join departures d on d.id = w.departure_id join expeditions e on e.id = d.expedition_id
      where w.user_id = u.id order by w.joined_at`)},
    'reservations', ${list(EXPORTED_RESERVATIONS)},
    'credit', ${list(`select a.opened_at, to_char(a.expires_on, 'YYYY-MM-DD') as expires_on, (
        select json_agg(json_build_object('at', n.at, 'amount_cents', n.amount_cents, 'reason', n.reason, 'note', n.note)
          order by n.id) from credit_entries n where n.account_id = a.id) as entries
      from credit_accounts a where a.user_id = u.id order by a.id`)},
    'saved_cards', ${list(`select coalesce(r.number, r.id::text) as reservation, s.brand, s.last4, s.terms_version, s.agreed_at,
        s.withdrawn_at from saved_cards s left join reservations r on r.id = s.reservation_id
      where s.user_id = u.id order by s.agreed_at`)},
    'shared_deposits', ${list(`select e.name as expedition, h.amount_cents, h.state, h.deadline, h.created_at, (
        select json_agg(json_build_object('name', s.name, 'amount_cents', s.amount_cents) order by s.position)
        from deposit_shares s where s.deposit_id = h.id) as shares
      from shared_deposits h join departures d on d.id = h.departure_id join expeditions e on e.id = d.expedition_id
      where h.user_id = u.id order by h.id`)},
    'messages', ${list(`select e.name as expedition, m.body, m.parent_id is not null as is_answer, m.status, m.created_at
      from messages m join expeditions e on e.id = m.expedition_id where m.author_id = u.id order by m.created_at`)},
    'reports', ${list(`select e.name as expedition, p.reason, p.status, p.created_at
      from message_reports p join messages m on m.id = p.message_id join expeditions e on e.id = m.expedition_id
      where p.reporter_id = u.id order by p.created_at`)},
    'call_requests', ${list(`select e.name as expedition, c.phone, c.wanted_at, c.status, c.created_at
      from call_requests c left join expeditions e on e.id = c.expedition_id where c.user_id = u.id order by c.created_at`)},
    'contact_messages', ${list(`select c.topic, c.name, c.email, c.organisation, c.reservation, e.name as expedition, c.body,
        c.state, c.created_at, (select coalesce(json_agg(json_build_object('body', r.body, 'at', r.created_at)
          order by r.id), '[]') from contact_replies r where r.message_id = c.id) as replies
      from contact_messages c left join expeditions e on e.id = c.expedition_id
      where c.user_id = u.id or (u.email_verified_at is not null and c.email = lower(u.email)) order by c.id`)},
    'reviews', ${list(`select e.name as expedition, r.first_name, r.rate::int, r.guide_rate::int, r.level_rate::int,
        r.organisation_rate::int, r.text, r.status, r.reply, r.published_at, r.created_at
      from reviews r join expeditions e on e.id = r.expedition_id where r.user_id = u.id order by r.created_at`)},
    'moderation', ${list(`select v.action, v.reason, v.created_at as at from moderation_events v
      left join messages m on m.id = v.message_id left join reviews r on r.id = v.review_id
      where m.author_id = u.id or r.user_id = u.id order by v.created_at`)}
  ) as data
  from users u where u.id = $1 and u.deleted_at is null`

/** One JSON document of everything about the signed-in user, to keep or to take elsewhere. */
export const exportDataOf = async ({ userId, req }: { userId: number; req: PayloadRequest }): Promise<UserData> => {
  const row = await queryOne<{ data: Omit<UserData, 'exported_at'> }>(EXPORT, [userId])
  if (!row) throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  const target = `users/${String(userId)}`
  logSecurityEvent({ event: 'personal_data_read', outcome: 'done', headers: req.headers, userId, target })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Content-Disposition', 'attachment; filename="mes-donnees-lagopede.json"')
  return { exported_at: new Date().toISOString(), ...row.data }
}
