import type { PayloadRequest } from 'payload'
import { wrapLinkToken } from '@/server/features/reservations/participants/link-token'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { drawLinkToken } from '@/server/platform/http/private-link'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { presentDeparture } from './present-departure'
import { readDeparture } from './read-departure'

const NO_PARTICIPANT = 'Ce participant n’est pas de ce départ.'
const NOT_NOW = 'Un rappel part entre les 60 jours d’avant et le départ.'
const COMPLETE = 'Ce profil est déjà complet.'
const ONE_A_DAY = 'Un message est déjà parti ces dernières 24 heures.'

/**
 * Sends a private link to a participant, or a word to who booked for them when no address is known. One a day at
 * most, counted with the links that the customer sends.
 */
export const remindParticipantOf = ({
  req,
  user,
  departureId,
  participantId,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
  participantId: number
}): Promise<{ sent_to: string }> =>
  withTransaction(req, async () => {
    const departure = presentDeparture(await readDeparture({ req, user, departureId }))
    const participant = departure.participants.find(({ id }) => id === participantId)
    if (!participant) throw notFound(NO_PARTICIPANT)
    const isTime = departure.is_readable && departure.days_before > 0 && departure.status !== 'canceled'
    if (!isTime) throw new HttpError({ status: 409, message: NOT_NOW })
    if (participant.completeness === 100) throw new HttpError({ status: 409, message: COMPLETE })
    const { token, hash } = drawLinkToken()
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<{ email: string | null; customer_email: string }>(sql`
      update participants p set link_sent_at = now(),
        link_token_hash = case when p.email is null then p.link_token_hash else ${hash} end
      from reservations r join users u on u.id = r.user_id
      where p.id = ${participantId} and r.id = p.reservation_id
        and (p.link_sent_at is null or p.link_sent_at < now() - interval '1 day')
      returning p.email, u.email as customer_email`)
    const sent = rows[0]
    if (!sent) throw new HttpError({ status: 409, message: ONE_A_DAY })
    await enqueueMail({
      req,
      mail:
        sent.email === null
          ? { template: 'participant_reminder', participantId }
          : { template: 'participant_link', participantId, wrappedToken: wrapLinkToken(token) },
    })
    return { sent_to: sent.email ?? sent.customer_email }
  })
