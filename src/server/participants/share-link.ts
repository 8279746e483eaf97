import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '../db/transaction-of'
import { withTransaction } from '../db/with-transaction'
import { enqueueMail } from '../email/enqueue-mail'
import { HttpError, notFound } from '../http/errors'
import { countCall } from '../http/rate-limit'
import { PARTICIPANT_LIMITS } from './limits'
import { drawLinkToken, participantLink, wrapLinkToken } from './link-token'
import { lockOwnReservation } from './lock-own-reservation'

const NO_PARTICIPANT = 'Cette réservation n’a pas ce voyageur.'
const NO_ADDRESS = 'Ajoute d’abord son adresse mail.'

/** Draws a new private link for one traveler: the one before is worth nothing from now on. */
export const shareLinkOf = async ({
  req,
  userId,
  reservationId,
  position,
  send,
}: {
  req: PayloadRequest
  userId: number
  reservationId: number
  position: number
  send: boolean
}): Promise<{ url: string; sent_to: string | null }> => {
  await countCall({ limit: PARTICIPANT_LIMITS.linkByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const { travelersCount } = await lockOwnReservation({ req, reservationId, userId })
    if (position > travelersCount) throw notFound(NO_PARTICIPANT)
    const { token, hash } = drawLinkToken()
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      insert into participants as p (reservation_id, position, link_token_hash, link_sent_at)
      values (${reservationId}, ${position}, ${hash}, case when ${send} then now() end)
      on conflict (reservation_id, position) do update set
        link_token_hash = excluded.link_token_hash, link_sent_at = coalesce(excluded.link_sent_at, p.link_sent_at)
      returning p.id, p.email`)
    const participant = rows[0] as { id: number; email: string | null } | undefined
    const email = participant?.email ?? null
    if (send) {
      if (!participant || email === null) {
        throw new HttpError({ status: 422, message: NO_ADDRESS, fields: [{ field: 'email', message: NO_ADDRESS }] })
      }
      await enqueueMail({
        req,
        mail: { template: 'participant_link', participantId: participant.id, wrappedToken: wrapLinkToken(token) },
      })
    }
    return { url: participantLink(token), sent_to: send ? email : null }
  })
}
