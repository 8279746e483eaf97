import { createHash, randomBytes } from 'node:crypto'
import { secretLink } from '@/domain/accounts/secret-link'
import { env } from '@/env'
import type { MailQuery } from '@/server/platform/email/mail'

/** The address where a customer chooses; the database keeps the digest of its secret. Each mail that is sent has its own. */
export const drawChoiceLink = async ({
  reservationId,
  query,
}: {
  reservationId: number
  query: MailQuery
}): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await query('insert into cancellation_choice_links (token_hash, reservation_id) values ($1, $2)', [
    hashChoiceToken(token),
    reservationId,
  ])
  return `${env().SITE_URL}${secretLink({ page: '/choisir-apres-annulation', token })}`
}

export const hashChoiceToken = (token: string): string => createHash('sha256').update(token).digest('hex')
