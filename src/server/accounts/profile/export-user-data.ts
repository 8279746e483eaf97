import type { PayloadRequest } from 'payload'
import { queryOne } from '../../db/pool'
import { HttpError, MESSAGES } from '../../http/errors'

/** All that we hold about a user, by one statement; secrets (password, tokens) are not data about a person. */
const EXPORT = /* sql */ `
  select json_build_object(
    'account', json_build_object(
      'id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'phone', u.phone,
      'avatar_url', u.avatar_url, 'provider', u.provider, 'referral', u.referral, 'sign_in_count', u.sign_in_count::int,
      'email_verified_at', u.email_verified_at, 'created_at', u.created_at),
    'providers', (select coalesce(json_agg(json_build_object('provider', i.provider, 'linked_at', i.linked_at)), '[]')
      from user_identities i where i.user_id = u.id),
    'sessions', (select coalesce(json_agg(json_build_object('opened_at', s.created_at, 'expires_at', s.expires_at)), '[]')
      from users_sessions s where s._parent_id = u.id),
    'newsletter', (select coalesce(json_agg(json_build_object('status', n.status, 'since', n.updated_at)), '[]')
      from newsletter_subscribers n where lower(n.email) = lower(u.email) or n.user_id = u.id),
    'favourites', (select coalesce(json_agg(json_build_object(
        'expedition', e.name, 'active', i.is_active, 'added_at', i.created_at) order by i.created_at), '[]')
      from interests i join expeditions e on e.id = i.expedition_id where i.user_id = u.id),
    'cart', (select coalesce(json_agg(json_build_object(
        'expedition', e.name, 'departure', d.departure_start, 'travelers', c.travelers_count::int,
        'participants', c.participants, 'created_at', c.created_at)), '[]')
      from carts c join departures d on d.id = c.departure_id join expeditions e on e.id = d.expedition_id
      where c.user_id = u.id),
    'reservations', (select coalesce(json_agg(json_build_object(
        'id', r.id, 'expedition', e.name, 'departure', d.departure_start, 'travelers', r.travelers_count::int,
        'total_cents', r.total_cents::int, 'status', r.status, 'created_at', r.created_at, 'number', r.number,
        'options', r.options,
        'participants', (select coalesce(json_agg(json_build_object(
            'first_name', p.first_name, 'last_name', p.last_name,
            'birth_date', to_char(p.birth_date at time zone 'Europe/Paris', 'YYYY-MM-DD'), 'email', p.email,
            'phone', p.phone, 'emergency_name', p.emergency_name, 'emergency_phone', p.emergency_phone, 'diet', p.diet,
            'level', p.level::int, 'sizes', p.sizes) order by p.position), '[]')
          from participants p where p.reservation_id = r.id),
        'payments', (select coalesce(json_agg(json_build_object(
            'kind', y.kind, 'method', y.method, 'amount_cents', y.amount_cents::int, 'received_at', y.received_at,
            'reference', y.reference) order by y.received_at), '[]')
          from payments y where y.reservation_id = r.id)) order by r.created_at), '[]')
      from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
      where r.user_id = u.id),
    'messages', (select coalesce(json_agg(json_build_object(
        'expedition', e.name, 'body', m.body, 'created_at', m.created_at) order by m.created_at), '[]')
      from messages m join expeditions e on e.id = m.expedition_id where m.author_id = u.id),
    'reviews', (select coalesce(json_agg(json_build_object(
        'expedition', e.name, 'rate', r.rate, 'text', r.text, 'created_at', r.created_at) order by r.created_at), '[]')
      from reviews r join expeditions e on e.id = r.expedition_id where r.user_id = u.id)
  ) as data
  from users u where u.id = $1 and u.deleted_at is null`

type UserData = { exported_at: string } & Record<string, unknown>

/** One JSON document of everything about the signed-in user, to keep or to take elsewhere. */
export const exportDataOf = async (req: PayloadRequest): Promise<UserData> => {
  const row = await queryOne<{ data: Record<string, unknown> }>(EXPORT, [req.user?.id])
  if (!row) throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Content-Disposition', 'attachment; filename="mes-donnees-lagopede.json"')
  return { exported_at: new Date().toISOString(), ...row.data }
}
