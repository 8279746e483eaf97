import type { PayloadRequest } from 'payload'
import { participantLink, wrapLinkToken } from '@/server/features/reservations/participants/link-token'
import { sql, type Transaction, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { countMail } from '@/server/platform/email/mail-quota'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { drawLinkToken, hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { PARTICIPANT_LIMITS } from './limits'
import { lockOwnReservation } from './lock-own-reservation'
import { refuseOtherTravelers } from './refuse-other-travelers'

const NO_PARTICIPANT = 'Cette réservation n’a pas ce voyageur.'
const NO_ADDRESS = 'Ajoute d’abord son adresse email.'
const COPY_THE_LINK = 'Cette adresse a déjà reçu plusieurs messages\u00a0: copie le lien et envoie-le toi-même.'

/** Draws a new private link for one traveler, which ends the one before; or sends the one that was just drawn. */
export const shareLinkOf = async ({
  req,
  userId,
  reservationId,
  position,
  travelersShown,
  send,
  given,
}: {
  req: PayloadRequest
  userId: number
  reservationId: number
  position: number
  travelersShown: number | undefined
  send: boolean
  /** The secret of the link to send, when it was made already. */
  given?: string
}): Promise<{ url: string; sent_to: string | null }> => {
  await countCall({ limit: PARTICIPANT_LIMITS.linkByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const { travelersCount } = await lockOwnReservation({ req, reservationId, userId })
    refuseOtherTravelers({ shown: travelersShown, travelers: travelersCount })
    if (position > travelersCount) throw notFound(NO_PARTICIPANT)
    const transaction = await transactionOf(req)
    const isCurrent = given !== undefined && (await isLinkOf({ transaction, reservationId, position, token: given }))
    const { token, hash } = isCurrent ? { token: given, hash: hashLinkToken(given) } : drawLinkToken()
    const { rows } = await transaction.execute<{ id: number; email: string | null }>(sql`
      insert into participants as p (reservation_id, position, link_token_hash, link_sent_at)
      values (${reservationId}, ${position}, ${hash}, case when ${send} then now() end)
      on conflict (reservation_id, position) do update set
        link_token_hash = excluded.link_token_hash, link_sent_at = coalesce(excluded.link_sent_at, p.link_sent_at)
      returning p.id, p.email`)
    const participant = rows[0]
    const email = participant?.email ?? null
    if (send) {
      if (!participant || email === null) {
        throw new HttpError({ status: 422, message: NO_ADDRESS, fields: [{ field: 'email', message: NO_ADDRESS }] })
      }
      await countMail({ to: email, limitedFor: 'unproven', advice: COPY_THE_LINK })
      await enqueueMail({
        req,
        mail: { template: 'participant_link', participantId: participant.id, wrappedToken: wrapLinkToken(token) },
      })
    }
    return { url: participantLink(token), sent_to: send ? email : null }
  })
}

const isLinkOf = async ({
  transaction,
  reservationId,
  position,
  token,
}: {
  transaction: Transaction
  reservationId: number
  position: number
  token: string
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql`
    select 1 from participants where reservation_id = ${reservationId} and position = ${position}
      and link_token_hash = ${hashLinkToken(token)}`)
  return rows.length > 0
}
