import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { openSession } from '@/server/features/sign-in/session/open-session'
import { query } from '@/server/platform/db/pool'

export type Customer = { id: number; token: string }

/** So many customers who are signed in, with a proven address unless said otherwise, without the cost of a password each. */
export const createCustomers = async (
  payload: Payload,
  count: number,
  { isProven = true }: { isProven?: boolean } = {},
): Promise<Customer[]> => {
  const req = await createLocalReq({}, payload)
  const rows = await query<{ id: number }>(
    `insert into users (email, role, provider, first_name, sign_in_count, email_verified_at)
     select email, 'customer', 'email', 'Camille', 0, case when $2::boolean then now() end
     from unnest($1::text[]) as email returning id`,
    [Array.from({ length: count }, () => `${randomUUID()}@lagopede.test`), isProven],
  )
  const customers: Customer[] = []
  for (const { id } of rows) customers.push({ id, token: await openSession({ req, userId: id, openedBy: 'password' }) })
  return customers
}
