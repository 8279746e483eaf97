import type { PayloadRequest } from 'payload'
import type { sendContactMessage } from '@/contract/contact-messages'
import type { OutputOf } from '@/contract/define-route'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { catchScript } from './catch-script'
import { readForm } from './contact-form'
import { LIMITS } from './limits'

type Sent = OutputOf<(typeof sendContactMessage)['body']>
type Kept = { number: number; isNew: boolean; isCaught: boolean }

/**
 * Keeps what was written for the agency, writes to it and to the sender. A form is one message, however often and however
 * much at once it is sent. What a script sends is kept apart, counted and answered like the rest, and nobody is written to.
 */
export const keepMessage = async ({
  sent,
  req,
  now,
}: {
  sent: Sent
  req: PayloadRequest
  now: Date
}): Promise<{ number: number }> => {
  await countCall({ limit: LIMITS.messagesByClient, key: clientAddressOf(req.headers) })
  return withTransaction(req, async () => {
    const { number, isNew, isCaught } = await keep({ sent, req, now })
    if (isNew && !isCaught) {
      await enqueueMail({ req, mail: { template: 'contact_message', contactMessageId: number } })
      await enqueueMail({ req, mail: { template: 'contact_receipt', contactMessageId: number } })
    }
    return { number }
  })
}

const keep = async ({ sent, req, now }: { sent: Sent; req: PayloadRequest; now: Date }): Promise<Kept> => {
  const form = readForm({ form: sent.form, now })
  const caught = catchScript({ form, website: sent.website, now })
  const first = await insert({ sent, req, key: form?.key ?? null, caught })
  if (first) return { ...first, isNew: true }
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Omit<Kept, 'isNew'>>(sql`
    select id as number, caught_by is not null as "isCaught" from contact_messages
    where form_key = ${form?.key ?? null} and email = ${sent.email} and body = ${sent.body}`)
  if (rows[0]) return { ...onlyRow(rows), isNew: false }
  // The form of another message: a script that opened one and sends with it for ever.
  const other = await insert({ sent, req, key: null, caught: 'repeated' })
  if (!other) throw new Error('A message without a form is always kept.')
  return { ...other, isNew: true }
}

/** Characters from which two persons do not write the same words by chance. */
const OWN_WORDS = 80

/** Nothing when this form sent a message before. The same long text under another address within a day is a script's. */
const insert = async ({
  sent,
  req,
  key,
  caught,
}: {
  sent: Sent
  req: PayloadRequest
  key: string | null
  caught: string | null
}): Promise<Omit<Kept, 'isNew'> | undefined> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Omit<Kept, 'isNew'>>(sql`
    with judged as (
      select coalesce(${caught}::text, case when char_length(${sent.body}) >= ${OWN_WORDS} and exists (
        select 1 from contact_messages
        where md5(body) = md5(${sent.body}::text) and body = ${sent.body} and email <> ${sent.email} and created_at > now() - interval '1 day'
      ) then 'repeated' end) as caught
    )
    insert into contact_messages (topic, name, email, organisation, reservation, expedition_id, user_id, body, form_key,
      caught_by, state)
    select ${sent.topic}::enum_contact_messages_topic, ${sent.name}, ${sent.email}, nullif(${sent.organisation ?? ''}, ''),
      nullif(${sent.reservation ?? ''}, ''), (select id from expedition_hits where id = ${sent.expedition_id ?? 0}::int),
      (select id from users where id = ${req.user?.id ?? 0}::int and email_verified_at is not null
        and lower(email) = ${sent.email}),
      ${sent.body}, ${key}, caught::enum_contact_messages_caught_by,
      (case when caught is null then 'new' else 'spam' end)::enum_contact_messages_state
    from judged
    on conflict (form_key) do nothing
    returning id as number, caught_by is not null as "isCaught"`)
  return rows[0]
}
