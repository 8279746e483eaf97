import { registrationLines } from '@/domain/legal/registrations'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import type { MailQuery } from '@/server/platform/email/mail'
import { legalColumns } from './read-legal-identity'

const STATEMENT = /* sql */ `
  select ${legalColumns(['travel_register', 'guarantor', 'insurer'])} from site_settings s limit 1`

/** The lines that name registration, guarantor and insurer; none until someone fills them in. */
export const readRegistrations = async (query: MailQuery = queryOnPool): Promise<string[]> => {
  const { rows } = await query<Parameters<typeof registrationLines>[0]>(STATEMENT, [])
  const [row] = rows
  return row ? registrationLines(row) : []
}
