import { createHash, randomBytes } from 'node:crypto'
import { secretLink } from '@/domain/accounts/secret-link'
import { env } from '@/env'
import type { MailQuery } from '@/server/platform/email/mail'

/** The address where a customer answers; the database keeps the digest of its secret. Each mail that is sent has its own. */
export const drawChangeLink = async ({
  changeId,
  reservationId,
  query,
}: {
  changeId: number
  reservationId: number
  query: MailQuery
}): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await query('insert into contract_change_links (token_hash, change_id, reservation_id) values ($1, $2, $3)', [
    hashChangeToken(token),
    changeId,
    reservationId,
  ])
  return `${env().SITE_URL}${secretLink({ page: '/repondre-a-une-modification', token })}`
}

export const hashChangeToken = (token: string): string => createHash('sha256').update(token).digest('hex')
