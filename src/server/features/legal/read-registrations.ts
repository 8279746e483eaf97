import { registrationLines } from '@/domain/registrations'
import { pool } from '@/server/platform/db/pool'
import type { MailQuery } from '@/server/platform/email/mail'

const STATEMENT = /* sql */ `
  select nullif(trim(legal_travel_register), '') as travel_register, nullif(trim(legal_guarantor), '') as guarantor,
    nullif(trim(legal_insurer), '') as insurer
  from site_settings limit 1`

const onThePool: MailQuery = (text, values) => pool().query(text, values)

/** The lines that name registration, guarantor and insurer; none until someone fills them in. */
export const readRegistrations = async (query: MailQuery = onThePool): Promise<string[]> => {
  const { rows } = await query(STATEMENT, [])
  const [row] = rows as Array<Parameters<typeof registrationLines>[0]>
  return row ? registrationLines(row) : []
}
