import { INVALID_PHONE, parsePhone } from '@/domain/travelers/phone'
import { endUnprovenAccess } from '@/server/features/sign-in/end-unproven-access'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

export type Person = { email: string; first_name: string; last_name: string; phone: string }
type Caller = { email: string; first_name: string | null; last_name: string | null; phone: string | null }

/** Who calls, as it is kept: null for what was not typed, the phone in E.164. 422 for a phone that can't be one. */
export const readCaller = ({ email, first_name, last_name, phone: typed }: Person): Caller => {
  const phone = typed === '' ? null : parsePhone(typed)
  if (typed !== '' && phone === null) {
    throw new HttpError({ status: 422, message: INVALID_PHONE, fields: [{ field: 'phone', message: INVALID_PHONE }] })
  }
  return { email: email.toLowerCase(), first_name: first_name || null, last_name: last_name || null, phone }
}

/**
 * The account of an address, or a new one without a password: its owner chooses one by the link of the mail. What an
 * proven account says already is kept; of one that anybody may have opened, the caller is believed and its ways in end.
 * `hasEndedAccess` when it had any.
 */
export const findOrAddCustomer = async ({
  transaction,
  caller,
}: {
  transaction: Transaction
  caller: Caller
}): Promise<{ userId: number; isNew: boolean; hasEndedAccess: boolean }> => {
  const { rows } = await transaction.execute<{ userId: number; isNew: boolean }>(sql`
    insert into users (email, role, provider, first_name, last_name, phone, sign_in_count)
    values (${caller.email}, 'customer', 'email', ${caller.first_name}, ${caller.last_name}, ${caller.phone}, 0)
    on conflict (email) do update set
      first_name = case when ${IS_PROVEN} then coalesce(users.first_name, excluded.first_name)
        else coalesce(excluded.first_name, users.first_name) end,
      last_name = case when ${IS_PROVEN} then coalesce(users.last_name, excluded.last_name)
        else coalesce(excluded.last_name, users.last_name) end,
      phone = case when ${IS_PROVEN} then coalesce(users.phone, excluded.phone) else excluded.phone end
    returning id as "userId", xmax = 0 as "isNew"`)
  // The statement writes one row, whichever it is.
  const customer = onlyRow(rows)
  const hasEndedAccess = await endUnprovenAccess({ transaction, userId: customer.userId })
  return { ...customer, hasEndedAccess }
}

/** Accounts of the back office are opened by the agency itself. */
const IS_PROVEN = sql`(users.email_verified_at is not null or users.role <> 'customer')`
