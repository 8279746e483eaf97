import { createHash } from 'node:crypto'
import { HttpError } from '@/server/platform/http/errors'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Notes that this press of a form is being done to a card that is held; false when it was before. 422 when the key came with
 * something else.
 */
export const takeGiftKey = async ({
  transaction,
  key,
  cardId,
  asked,
}: {
  transaction: Transaction
  key: string
  cardId: number
  /** What the form asks for, with its name. */
  asked: readonly unknown[]
}): Promise<boolean> => {
  const hash = digestOf(JSON.stringify([cardId, ...asked]))
  const { rows } = await transaction.execute(sql`
    insert into gift_card_requests (key, card_id, request_hash) values (${digestOf(key)}, ${cardId}, ${hash})
    on conflict (key) do update set key = excluded.key
    returning request_hash = ${hash} as is_same, (xmax = 0) as is_new`)
  if (rows[0]?.['is_same'] !== true) {
    throw new HttpError({ status: 422, message: 'Ce formulaire a déjà servi à autre chose\u00a0: recharge la page.' })
  }
  return rows[0]['is_new'] === true
}
