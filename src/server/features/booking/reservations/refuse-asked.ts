import { HttpError } from '@/server/platform/http/errors'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Nobody pays a fee to leave a contract that the agency asks to change: 409, with the way out, while an answer is awaited. The
 * reservation is held by the caller.
 */
export const refuseAsked = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select 1 from contract_change_answers where reservation_id = ${id} and needs_answer and answer is null`)
  if (rows.length === 0) return
  throw new HttpError({
    status: 409,
    message: 'Nous t’avons proposé de modifier ce contrat\u00a0: réponds d’abord, tu peux y mettre fin sans frais.',
    body: { reason: 'change' },
  })
}
