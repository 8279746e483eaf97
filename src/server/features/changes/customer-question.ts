import type { PayloadRequest } from 'payload'
import { lockReservation, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { LIMITS } from '@/server/features/seats/limits'
import { countLinkCall } from '@/server/features/travelers/count-link-call'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { executeFor, runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'

const NO_LINK = 'Ce lien n’est pas valable. Reprends celui du dernier message reçu, ou connecte-toi à ton compte.'

type Run = Transaction['execute']
type Asked = { reservationId: number }

/** An answer as it is given: the customer's lock and the reservation's are held. */
export type GivenTo<Linked extends Asked, Body> = {
  req: PayloadRequest
  transaction: Transaction
  reservation: LockedReservation
  body: Body
  /** What the link is about; nothing when the customer is signed in. */
  linked: Linked | undefined
  by: 'link' | 'account'
  authorId: number | null
}

type Question<Linked extends Asked, Body extends { departure_id?: number | undefined }, Detail> = {
  /** What a link is about; undefined when it is unknown. */
  findLinked: (asked: { run: Run; hash: string }) => Promise<Linked | undefined>
  read: (asked: Asked & { run: Run; linked?: Linked }) => Promise<Detail>
  isMove: (body: Body) => boolean
  /** Answers once: of presses at once the first one counts, and the others read what it did. */
  answer: (given: GivenTo<Linked, Body>) => Promise<Detail>
}

/** The four calls of a question about a booking, which its customer answers by the private link of a mail, or signed in. */
export const customerQuestion = <Linked extends Asked, Body extends { departure_id?: number | undefined }, Detail>(
  question: Question<Linked, Body, Detail>,
) => {
  const findLinked = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<Linked> => {
    await countLinkCall(req)
    const linked = await question.findLinked({ run: executeFor(req), hash: hashLinkToken(token) })
    if (!linked) throw noLink()
    return linked
  }
  const answer = ({
    req,
    reservationId,
    ownerId,
    linked,
    body,
  }: {
    req: PayloadRequest
    reservationId: number
    ownerId?: number
    linked?: Linked
    body: Body
  }): Promise<Detail> =>
    withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      const reservation = await lockReservation({
        transaction,
        id: reservationId,
        ownerId,
        otherDepartureId: question.isMove(body) ? body.departure_id : undefined,
      })
      const by = linked ? 'link' : 'account'
      return question.answer({ req, transaction, reservation, body, linked, by, authorId: ownerId ?? null })
    })
  return {
    readByLink: async ({ req, token }: { req: PayloadRequest; token: string }): Promise<Detail> => {
      const linked = await findLinked({ req, token })
      return question.read({ run: executeFor(req), reservationId: linked.reservationId, linked })
    },
    answerByLink: async ({ req, token, body }: { req: PayloadRequest; token: string; body: Body }): Promise<Detail> => {
      const linked = await findLinked({ req, token })
      return answer({ req, reservationId: linked.reservationId, linked, body })
    },
    readOwn: async ({ req, userId, id }: { req: PayloadRequest; userId: number; id: number }): Promise<Detail> => {
      const own = await runStatement({
        req,
        statement: sql`select 1 from reservations where id = ${id} and user_id = ${userId}`,
      })
      if (own.length === 0) throw notFound('Cette réservation n’existe pas.')
      return question.read({ run: executeFor(req), reservationId: id })
    },
    answerOwn: async (asked: { req: PayloadRequest; userId: number; id: number; body: Body }): Promise<Detail> => {
      await countCall({ limit: LIMITS.reservationByUser, key: String(asked.userId) })
      return answer({ req: asked.req, reservationId: asked.id, ownerId: asked.userId, body: asked.body })
    },
  }
}

export const noLink = () => notFound(NO_LINK)
