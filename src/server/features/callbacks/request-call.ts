import type { PayloadRequest } from 'payload'
import { isCallSlot, type CallSlot } from '@/domain/contact/call-slots'
import { INVALID_PHONE, parsePhone } from '@/domain/travelers/phone'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from './limits'

const NO_SLOT = 'Nous ne sommes pas là à cette heure : choisis un autre créneau.'

type CallRequest = CallSlot & { phone: string; expedition_id?: number; req: PayloadRequest; now: Date }

/**
 * Keeps a call to make for the agency, and writes to it. Who is signed in has one call to come of a number: asked for again, it is
 * at the new hour, however often at once. A call that somebody else asked for is never changed: whoever knows a number may type it.
 */
export const requestCallFor = async ({
  phone,
  day,
  hour,
  expedition_id = 0,
  req,
  now,
}: CallRequest): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.requestsByClient, key: clientAddressOf(req.headers) })
  const number = parsePhone(phone)
  if (number === null) throw refusal({ field: 'phone', message: INVALID_PHONE })
  if (!isCallSlot({ slot: { day, hour }, now })) throw refusal({ field: 'hour', message: NO_SLOT })
  await countCall({ limit: LIMITS.requestsByNumber, key: number })
  await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`call ${number}`}))`)
    const wantedAt = sql`(${day}::date + make_interval(hours => ${hour}::int)) at time zone 'Europe/Paris'`
    const { rows } = await transaction.execute(sql`
      with asked as (
        select ${wantedAt} as wanted_at, (select id from expedition_hits where id = ${expedition_id}::int) as expedition_id
      ), same as (
        update call_requests c set wanted_at = a.wanted_at, expedition_id = coalesce(a.expedition_id, c.expedition_id),
          updated_at = now()
        from asked a
        where c.phone = ${number} and c.status = 'open' and (c.user_id = ${req.user?.id ?? null}::int
          or ${!req.user} and c.user_id is null and c.wanted_at = a.wanted_at
            and c.expedition_id is not distinct from a.expedition_id)
        returning c.id
      ), added as (
        insert into call_requests (phone, wanted_at, expedition_id, user_id, status)
        select ${number}, wanted_at, expedition_id, ${req.user?.id ?? null}::int, 'open' from asked
        where not exists (select from same)
        returning id
      )
      select id from same union all select id from added`)
    await enqueueMail({ req, mail: { template: 'call_request', callRequestId: Number(rows[0]?.['id']) } })
  })
  return { ok: true }
}

const refusal = (field: { field: string; message: string }) =>
  new HttpError({ status: 422, message: field.message, fields: [field] })
