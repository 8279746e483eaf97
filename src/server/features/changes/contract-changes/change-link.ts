import type { MailQuery } from '@/server/platform/email/mail'
import { drawLinkToken, privateLink } from '@/server/platform/http/private-link'

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
  const { token, hash } = drawLinkToken()
  await query('insert into contract_change_links (token_hash, change_id, reservation_id) values ($1, $2, $3)', [
    hash,
    changeId,
    reservationId,
  ])
  return privateLink({ page: '/repondre-a-une-modification', token })
}
