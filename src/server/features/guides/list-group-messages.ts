import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { GroupMessage } from '@/contract/guide-messages'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readDeparture } from './read-departure'

/** The group messages `m` that meet a condition, latest first. */
export const readGroupMessages = async ({
  transaction,
  where,
}: {
  transaction: Transaction
  where: SQL
}): Promise<GroupMessage[]> => {
  const { rows } = await transaction.execute<{ messages: GroupMessage[] }>(sql`
    select coalesce(json_agg(json_build_object('id', m.id, 'subject', m.subject, 'body', m.body,
      'author', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), 'recipients', m.recipients,
      'sent_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by m.created_at desc, m.id desc), '[]'::json) as messages
    from group_messages m left join users u on u.id = m.author_id
    where ${where}`)
  return onlyRow(rows).messages
}

/** What was written to the travelers of a departure that the user leads. */
export const listGroupMessagesOf = ({
  req,
  user,
  departureId,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
}): Promise<GroupMessage[]> =>
  withTransaction(req, async () => {
    await readDeparture({ req, user, departureId })
    return readGroupMessages({ transaction: await transactionOf(req), where: sql`m.departure_id = ${departureId}` })
  })
