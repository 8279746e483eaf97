import { INVALID_PHONE, parsePhone } from '@/domain/phone'
import { sql, type Transaction } from '../../db/transaction-of'
import { HttpError } from '../../http/errors'

export type Person = { email: string; first_name: string; last_name: string; phone: string }

/**
 * The account of an address, or a new one without a password: its owner chooses one by « Mot de passe oublié ? ». What
 * an account says already is kept. 422 for a phone that can't be one.
 */
export const findOrAddCustomer = async ({
  transaction,
  person,
}: {
  transaction: Transaction
  person: Person
}): Promise<number> => {
  const phone = person.phone === '' ? null : parsePhone(person.phone)
  if (person.phone !== '' && phone === null) {
    throw new HttpError({ status: 422, message: INVALID_PHONE, fields: [{ field: 'phone', message: INVALID_PHONE }] })
  }
  const { rows } = await transaction.execute(sql`
    insert into users (email, role, provider, first_name, last_name, phone, sign_in_count)
    values (${person.email.toLowerCase()}, 'customer', 'email', nullif(${person.first_name}, ''),
      nullif(${person.last_name}, ''), ${phone}, 0)
    on conflict (email) do update set first_name = coalesce(users.first_name, excluded.first_name),
      last_name = coalesce(users.last_name, excluded.last_name), phone = coalesce(users.phone, excluded.phone)
    returning id`)
  return Number(rows[0]?.['id'])
}
