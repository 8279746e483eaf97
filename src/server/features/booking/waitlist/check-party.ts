import { formatCount } from '@/domain/plural'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { IS_OFFERED, IS_ON_SALE } from './waitlist-facts'

/** How many want to come, and how many seats will do. */
export type Party = { travelers: number; fewest: number }

/** Refuses a party that has nothing to wait for: seats are on sale, it is too late, or the group is never that large. */
export const checkParty = async ({
  transaction,
  departureId,
  party,
}: {
  transaction: Transaction
  departureId: number
  party: Party
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select d.capacity::int as capacity, (d.capacity - d.seats_taken)::int as free, ${IS_ON_SALE} as "isOnSale",
      ${IS_OFFERED} as "isOffered"
    from departures d where d.id = ${departureId}`)
  const row = rows[0] as { capacity: number; free: number; isOnSale: boolean; isOffered: boolean } | undefined
  if (!row) throw notFound('Ce départ n’existe pas.')
  if (party.fewest > party.travelers)
    refuse({ reason: 'party', message: 'Le nombre qui vous suffit ne peut pas dépasser le nombre que vous êtes.' })
  if (!row.isOnSale) refuse({ reason: 'closed', message: 'Ce départ n’est plus en vente.' })
  if (!row.isOffered)
    refuse({ reason: 'late', message: 'La liste d’attente de ce départ est close\u00a0: il part bientôt.' })
  if (party.travelers > row.capacity) {
    refuse({ reason: 'capacity', message: `Ce départ n’a que ${formatCount(row.capacity, 'place')} en tout.` })
  }
  if (row.free >= party.fewest) {
    refuse({
      reason: 'available',
      message: `Il reste ${formatCount(row.free, 'place')} sur ce départ\u00a0: tu peux réserver tout de suite.`,
      available: row.free,
    })
  }
}

const refuse = ({ reason, message, available = 0 }: { reason: string; message: string; available?: number }): never => {
  throw new HttpError({ status: 409, message, body: { reason, available_count: available } })
}
