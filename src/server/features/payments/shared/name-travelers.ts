import type { ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/**
 * Gives the travelers of a cart that are not named yet the names of the shares, place by place, so that nobody types them twice. Where
 * fewer pay than travel, a share is no place.
 */
export const nameTravelers = async ({
  transaction,
  cart: { id, travelers },
  names,
}: {
  transaction: Transaction
  cart: { id: number; travelers: number }
  names: ReadonlyArray<string | null>
}): Promise<void> => {
  if (names.length !== travelers) return
  const { rows } = await transaction.execute<{ typed: ParticipantDraft[] }>(
    sql`select coalesce(participants, '[]') as typed from carts where id = ${id}`,
  )
  const [{ typed } = { typed: [] }] = rows
  const named = names.map((name, index) => {
    const known = { ...BLANK_PARTICIPANT, ...typed[index] }
    return { ...known, first_name: known.first_name ?? name }
  })
  await transaction.execute(sql`update carts set participants = ${JSON.stringify(named)}::jsonb where id = ${id}`)
}
