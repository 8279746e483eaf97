import type { ChosenOption } from '@/domain/reservations/booking-price'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

export type TakenOption = { id: string; count: number }

type Choice = { transaction: Transaction; departureId: number; travelers: number; taken: TakenOption[] }

/** The options that a caller takes, at today's price and in the order of the trip; 422 for one that the trip has not, or for more than travelers. */
export const chooseOptions = async ({
  transaction,
  departureId,
  travelers,
  taken,
}: Choice): Promise<ChosenOption[]> => {
  const { rows } = await transaction.execute<Omit<ChosenOption, 'count'>>(sql`
    select o.id, o.label, o.price_cents::int as "unitCents" from expeditions_options o
      join departures d on d.expedition_id = o._parent_id where d.id = ${departureId} order by o._order`)
  const sold = rows
  for (const [place, { id, count }] of taken.entries()) {
    const field = `options.${String(place)}`
    if (sold.every((one) => one.id !== id)) {
      throw refuse(field, 'Une option choisie n’est plus proposée\u00a0: recharge la page.')
    }
    if (count > travelers) throw refuse(field, 'Pas plus d’une option par voyageur.')
    if (taken.findIndex((one) => one.id === id) !== place) throw refuse(field, 'La même option est donnée deux fois.')
  }
  return sold.flatMap((option) => {
    const count = taken.find(({ id }) => id === option.id)?.count
    return count === undefined ? [] : [{ ...option, count }]
  })
}

const refuse = (field: string, message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field, message }] })
