import type { MailQuery } from '@/server/platform/email/mail'
import { drawLinkToken, privateLink } from '@/server/platform/http/private-link'

/** The address where a customer chooses; the database keeps the digest of its secret. Each mail that is sent has its own. */
export const drawChoiceLink = async ({
  reservationId,
  query,
}: {
  reservationId: number
  query: MailQuery
}): Promise<string> => {
  const { token, hash } = drawLinkToken()
  await query('insert into cancellation_choice_links (token_hash, reservation_id) values ($1, $2)', [
    hash,
    reservationId,
  ])
  return privateLink({ page: '/choisir-apres-annulation', token })
}
