import type { PayloadRequest } from 'payload'
import type { ContractChangeDetail, GivenAnswer } from '@/contract/contract-changes'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { LIMITS } from '@/server/features/seats/limits'
import { countLinkCall } from '@/server/features/travelers/count-link-call'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { moveToDeparture } from '../own/move-to-departure'
import { hashChangeToken } from './change-link'
import { isLineOpen, readChange, readChangeLine, totalAfter, type ChangeLine } from './read-change'
import { acceptChange, keepAnswer, terminateContract } from './settle-change'

const NO_LINK = 'Ce lien n’est pas valable. Reprends celui du dernier message reçu, ou connecte-toi à ton compte.'

/** What the bearer of a private link may answer. */
export const readChangeByLink = async ({ req, token }: { req: PayloadRequest; token: string }) => {
  await countLinkCall(req)
  return readChange({ run: runOn(req), ...(await findLinked({ req, token })) })
}

/** Answers for the bearer of a private link, to the change that it is about. */
export const answerForLink = async ({
  req,
  token,
  body,
}: {
  req: PayloadRequest
  token: string
  body: GivenAnswer
}): Promise<ContractChangeDetail> => {
  await countLinkCall(req)
  const { reservationId, changeId } = await findLinked({ req, token })
  if (changeId !== body.change_id) throw notFound(NO_LINK)
  return answer({ req, reservationId, ownerId: undefined, body })
}

/** The last change of one's own contract. */
export const readOwnChange = async ({ req, userId, id }: { req: PayloadRequest; userId: number; id: number }) => {
  const own = await runStatement({
    req,
    statement: sql`select 1 from reservations where id = ${id} and user_id = ${userId}`,
  })
  if (own.length === 0) throw notFound('Cette réservation n’existe pas.')
  return readChange({ run: runOn(req), reservationId: id })
}

/** Answers for one's own reservation. */
export const answerForOwn = async ({
  req,
  userId,
  id,
  body,
}: {
  req: PayloadRequest
  userId: number
  id: number
  body: GivenAnswer
}): Promise<ContractChangeDetail> => {
  await countCall({ limit: LIMITS.reservationByUser, key: String(userId) })
  return answer({ req, reservationId: id, ownerId: userId, body })
}

const runOn =
  (req: PayloadRequest): Transaction['execute'] =>
  async (statement) => ({ rows: await runStatement({ req, statement }) })

const findLinked = async ({
  req,
  token,
}: {
  req: PayloadRequest
  token: string
}): Promise<{ reservationId: number; changeId: number }> => {
  const rows = await runStatement({
    req,
    statement: sql`select reservation_id as "reservationId", change_id as "changeId" from contract_change_links
      where token_hash = ${hashChangeToken(token)}`,
  })
  if (!rows[0]) throw notFound(NO_LINK)
  return rows[0] as { reservationId: number; changeId: number }
}

type Answerer = { req: PayloadRequest; reservationId: number; ownerId: number | undefined; body: GivenAnswer }

/** One transaction under the customer's lock: of presses at once the first one answers, and the others read what it answered. */
const answer = ({ req, reservationId, ownerId, body }: Answerer): Promise<ContractChangeDetail> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({
      transaction,
      id: reservationId,
      ownerId,
      otherDepartureId: body.answer === 'move' ? body.departure_id : undefined,
    })
    const run = transaction.execute.bind(transaction)
    const asked = { run, reservationId, changeId: body.change_id }
    const line = await readChangeLine(asked)
    if (line.answer !== null) {
      if (line.answer !== body.answer) throw alreadyAnswered()
      return readChange(asked)
    }
    if (!isLineOpen(line)) throw tooLate(line)
    if (body.text_version !== line.textVersion) throw otherText(line.textVersion)
    const authorId = ownerId ?? null
    const by = ownerId === undefined ? 'link' : 'account'
    if (body.answer === 'accept') {
      refuseOtherTotal({ shown: body.total, totalCents: totalAfter(line) })
      await acceptChange({ transaction, line, by, authorId })
    } else if (body.answer === 'terminate') {
      await terminateContract({ transaction, line, by, authorId })
    } else {
      const { departure_id: departureId, total } = body
      if (!line.offersDates || departureId === undefined) throw noDate()
      await keepAnswer({ transaction, line, answer: 'move', by })
      await moveToDeparture({
        ...{ req, transaction, reservation, departureId, authorId, keepsPromo: true },
        agreesTo: (totalCents) => refuseOtherTotal({ shown: total, totalCents }),
      })
      // The agency made them move: what they could have back on the day before is what they still can.
      await keepCeiling({ transaction, line })
    }
    return readChange(asked)
  })

const keepCeiling = async ({ transaction, line }: { transaction: Transaction; line: ChangeLine }): Promise<void> => {
  await transaction.execute(sql`update reservations set refund_ceiling = ${line.refundCeiling} where id = ${line.id}`)
}

const refuseOtherTotal = ({ shown, totalCents }: { shown: number | undefined; totalCents: number }): void => {
  if (shown !== undefined && Math.round(shown * 100) === totalCents) return
  throw new HttpError({
    status: 409,
    message: 'Le prix a changé entre-temps\u00a0: relis-le avant de répondre.',
    body: { reason: 'price', total: totalCents / 100 },
  })
}

const noDate = (): HttpError => new HttpError({ status: 422, message: 'Choisis une date parmi celles proposées.' })

const alreadyAnswered = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'Tu as déjà répondu\u00a0: appelle-nous pour en changer.',
    body: { reason: 'answered' },
  })

const tooLate = ({ silence, needsAnswer }: ChangeLine): HttpError =>
  new HttpError({
    status: 409,
    message: !needsAnswer
      ? 'Cette modification ne demande pas de réponse.'
      : silence === 'terminate'
        ? 'La date de réponse est passée\u00a0: le contrat prend fin et tout t’est remboursé. Appelle-nous si tu préfères autre chose.'
        : 'La date de réponse est passée\u00a0: la modification est acceptée. Appelle-nous si tu préfères autre chose.',
    body: { reason: 'closed' },
  })

const otherText = (version: string): HttpError =>
  new HttpError({
    status: 409,
    message: 'Le texte sur ces réponses a changé\u00a0: relis-le avant de répondre.',
    body: { reason: 'text', text_version: version },
  })
