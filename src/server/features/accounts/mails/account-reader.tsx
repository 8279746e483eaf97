import type { Role } from '@/domain/accounts/roles'
import { Letter } from '@/server/platform/email/letter'
import { SAMPLE_READER, type ComposedMail, type MailQuery, type SaidMail } from '@/server/platform/email/mail'

export type ToldUser = { userId: number }
export type Reader = { email: string; firstName: string | null; role: Role; isProven: boolean }

export const SAMPLE = { ...SAMPLE_READER, role: 'customer', isProven: false } satisfies Reader

/** Who a message about an account is for; null when the account is gone. */
export const readReader = async ({ userId }: ToldUser, query: MailQuery): Promise<Reader | null> => {
  const { rows } = await query<Reader>(
    `select email, first_name as "firstName", role, email_verified_at is not null as "isProven"
     from users where id = $1 and deleted_at is null`,
    [userId],
  )
  return rows[0] ?? null
}

type Ending = { action?: string; href?: string; footnote: string }

/** A message about an account, in the words that it is said in. */
export const letterTo = ({ email, firstName }: Reader, said: SaidMail, ending: Ending): ComposedMail => ({
  to: email,
  subject: said.subject,
  content: <Letter {...said} firstName={firstName} {...ending} />,
})
