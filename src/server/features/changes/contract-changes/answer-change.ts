import type { GivenAnswer } from '@/contract/contract-changes'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { customerQuestion, noLink } from '../customer-question'
import { moveToDeparture } from '../own/move-to-departure'
import { isLineOpen, readChange, readChangeLine, totalAfter, type ChangeLine } from './read-change'
import { acceptChange, recordAnswer, terminateContract } from './settle-change'

/** The question of a contract change: accept it, end the contract, or take another date. */
export const contractChange = customerQuestion({
  findLinked: async ({ run, hash }) => {
    const { rows } = await run(sql`
      select reservation_id, change_id from contract_change_links where token_hash = ${hash}`)
    return rows[0] && { reservationId: Number(rows[0]['reservation_id']), changeId: Number(rows[0]['change_id']) }
  },
  read: ({ run, reservationId, linked }) => readChange({ run, reservationId, changeId: linked?.changeId }),
  isMove: ({ answer }: GivenAnswer) => answer === 'move',
  answer: async ({ req, transaction, reservation, body, linked, by, authorId }) => {
    if (linked && linked.changeId !== body.change_id) throw noLink()
    const asked = {
      run: transaction.execute.bind(transaction),
      reservationId: reservation.id,
      changeId: body.change_id,
    }
    const line = await readChangeLine(asked)
    if (line.answer !== null) {
      if (line.answer !== body.answer) throw alreadyAnswered()
      return readChange(asked)
    }
    if (!isLineOpen(line)) throw tooLate(line)
    if (body.text_version !== line.textVersion) throw otherText(line.textVersion)
    if (body.answer === 'accept') {
      refuseOtherTotal({ shown: body.total, totalCents: totalAfter(line) })
      await acceptChange({ transaction, line, by, authorId })
    } else if (body.answer === 'terminate') {
      await terminateContract({ transaction, line, by, authorId })
    } else {
      const { departure_id: departureId, total } = body
      if (!line.offersDates || departureId === undefined) throw noDate()
      await recordAnswer({ transaction, line, answer: 'move', by })
      await moveToDeparture({
        ...{ req, transaction, reservation, departureId, authorId, keepsPromo: true },
        agreesTo: (totalCents) => refuseOtherTotal({ shown: total, totalCents }),
      })
      // The agency made them move: what they could have back on the day before is what they still can.
      await keepCeiling({ transaction, line })
    }
    return readChange(asked)
  },
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
