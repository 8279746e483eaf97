import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { GroupMessage } from '@/contract/guide-messages'
import { groupRecipients } from '@/domain/guides/group-message'
import { LIMITS } from '@/server/features/seats/limits'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readGroupMessages } from './list-group-messages'
import { presentDeparture } from './present-departure'
import { readDeparture } from './read-departure'

const NOT_NOW = 'On n’écrit au groupe que de 60\u00a0jours avant le départ à 7\u00a0jours après le retour.'
const CANCELED = 'Ce départ est annulé\u00a0: l’agence a écrit à chacun.'
const NOBODY = 'Aucun voyageur n’a encore donné d’adresse.'
const OTHER_TEXT = 'Ce formulaire a déjà envoyé un autre message\u00a0: recharge la page.'

/**
 * Keeps a message to all travelers of a departure and has it mailed to each address once. A key sends once: two that arrive
 * together wait for each other on its row.
 */
export const writeToGroupOf = async ({
  req,
  user,
  departureId,
  key,
  subject,
  body,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
  key: string
  subject: string
  body: string
}): Promise<GroupMessage> => {
  await countCall({ limit: LIMITS.groupMessageByUser, key: String(user.id) })
  return withTransaction(req, async () => {
    const departure = presentDeparture(await readDeparture({ req, user, departureId }))
    if (departure.status === 'canceled') throw new HttpError({ status: 409, message: CANCELED })
    if (!departure.is_readable) throw new HttpError({ status: 409, message: NOT_NOW })
    const { reached } = groupRecipients(departure.participants)
    if (reached.length === 0) throw new HttpError({ status: 409, message: NOBODY })
    const transaction = await transactionOf(req)
    const hash = createHash('sha256')
      .update(JSON.stringify([departureId, subject, body]))
      .digest('base64url')
    const { rows } = await transaction.execute<{ id: number; is_same: boolean; is_new: boolean }>(sql`
      insert into group_messages (departure_id, author_id, subject, body, recipients, idempotency_key, request_hash)
      values (${departureId}, ${user.id}, ${subject}, ${body}, ${reached.length}, ${`${String(user.id)}:${key}`}, ${hash})
      on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
      returning id, request_hash = ${hash} as is_same, (xmax = 0) as is_new`)
    // The columns of the statement above.
    const { id, is_same, is_new } = onlyRow(rows)
    if (!is_same) throw new HttpError({ status: 422, message: OTHER_TEXT })
    if (is_new) {
      for (const { id: participantId } of reached) {
        await enqueueMail({ req, mail: { template: 'group_message', messageId: id, participantId } })
      }
    }
    const [message] = await readGroupMessages({ transaction, where: sql`m.id = ${id}` })
    if (!message) throw new Error('The message was not written.')
    return message
  })
}
