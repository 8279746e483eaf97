import type { PayloadRequest } from 'payload'
import { isCallSlot, type CallSlot } from '@/domain/call-slots'
import { INVALID_PHONE, parsePhone } from '@/domain/phone'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from './limits'

const NO_SLOT = 'Nous ne sommes pas là à cette heure : choisis un autre créneau.'

type CallRequest = CallSlot & { phone: string; expedition_id?: number; req: PayloadRequest; now: Date }

/**
 * Keeps a call to make for the agency, and writes to it. A number has one call to come: asked for again, it is at the new
 * hour, however many ask at once.
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
    const { rows } = await transaction.execute(sql`
      insert into call_requests (phone, wanted_at, expedition_id, user_id, status)
      values (${number}, (${day}::date + make_interval(hours => ${hour}::int)) at time zone 'Europe/Paris',
        (select id from expedition_hits where id = ${expedition_id}::int), ${req.user?.id ?? null}::int, 'open')
      on conflict (phone) where status = 'open' do update set
        wanted_at = excluded.wanted_at, expedition_id = coalesce(excluded.expedition_id, call_requests.expedition_id),
        user_id = coalesce(call_requests.user_id, excluded.user_id), updated_at = now()
      returning id`)
    await enqueueMail({ req, mail: { template: 'call_request', callRequestId: Number(rows[0]?.['id']) } })
  })
  return { ok: true }
}

const refusal = (field: { field: string; message: string }) =>
  new HttpError({ status: 422, message: field.message, fields: [field] })
