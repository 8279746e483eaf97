import { registrationLines } from '@/domain/registrations'
import { pool } from '@/server/platform/db/pool'
import type { MailQuery } from '@/server/platform/email/mail'
import { legalColumns } from './read-legal-identity'

const STATEMENT = /* sql */ `
  select ${legalColumns(['travel_register', 'guarantor', 'insurer'])} from site_settings s limit 1`

const onThePool: MailQuery = (text, values) => pool().query(text, values)

/** The lines that name registration, guarantor and insurer; none until someone fills them in. */
export const readRegistrations = async (query: MailQuery = onThePool): Promise<string[]> => {
  const { rows } = await query(STATEMENT, [])
  const [row] = rows as Array<Parameters<typeof registrationLines>[0]>
  return row ? registrationLines(row) : []
}
