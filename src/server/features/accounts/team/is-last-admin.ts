import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

export const LAST_ADMIN = 'C’est le dernier compte d’administration\u00a0: donne d’abord ce rôle à quelqu’un d’autre.'

/**
 * Whether nobody else administers the site. Inside the transaction that takes the role away: two administrators who
 * take each other's away wait here for one another, and the second is told.
 */
export const isLastAdmin = async ({ req, userId }: { req: PayloadRequest; userId: number }): Promise<boolean> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('lagopede_last_admin'))`)
  const { rows } = await transaction.execute(sql`
    select bool_or(id = ${userId}) as is_admin, count(*) filter (where id <> ${userId})::int as others
    from users where role = 'admin' and deleted_at is null`)
  return rows[0]?.['is_admin'] === true && rows[0]['others'] === 0
}
