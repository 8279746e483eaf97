import { childFareOf } from '@/domain/seats/child-fare'
import { AGES_ASKED_HERE, type TravelerAge, type TripAges } from '@/domain/seats/party-ages'
import { formatCount } from '@/domain/text/plural'
import { PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { TRIP_AGES } from '../known-ages'
import { refuseParty } from '../refuse-party'
import { presentParty } from '../present-party'
import { IS_OFFERED, IS_ON_SALE } from './waitlist-facts'

/** How many want to come, how many seats will do, and the ages that were told, if any. */
export type Party = { travelers: number; fewest: number; ages?: readonly TravelerAge[] | undefined }

/**
 * Refuses a party that has nothing to wait for: seats are on sale, it is too late, the group is never that large, or the trip
 * does not take its ages. Where these decide, `asksAges` has every one told.
 */
export const checkParty = async ({
  transaction,
  departureId,
  party,
  asksAges = true,
}: {
  transaction: Transaction
  departureId: number
  party: Party
  asksAges?: boolean
}): Promise<void> => {
  const { rows } = await transaction.execute<Row>(sql`
    select d.capacity::int as capacity, (d.capacity - d.seats_taken)::int as free, ${IS_ON_SALE} as "isOnSale",
      ${IS_OFFERED} as "isOffered",
      d.waitlist_closed is true as "isClosed", ${PRICE_CENTS}::int as "unitCents", e.child_price_cents::int as "childPriceCents",
      e.child_price_max_age::int as "childPriceMaxAge", ${TRIP_AGES}
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${departureId}`)
  const row = rows[0]
  if (!row) throw notFound('Ce départ n’existe pas.')
  if (party.fewest > party.travelers)
    refuse({ reason: 'party', message: 'Le nombre qui vous suffit ne peut pas dépasser le nombre que vous êtes.' })
  if (!row.isOnSale) refuse({ reason: 'closed', message: 'Ce départ n’est plus en vente.' })
  if (row.isClosed) refuse({ reason: 'late', message: 'La liste d’attente de ce départ est close.' })
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
  const ages = agesByPlace(party)
  const { needs_ages: needsAges, ...known } = presentParty({ ages, trip: row, childFare: childFareOf(row) })
  refuseParty({ ...known, needs_ages: needsAges && asksAges }, { asked: AGES_ASKED_HERE })
}

type Row = { capacity: number; free: number; isOnSale: boolean; isOffered: boolean; isClosed: boolean } & TripAges &
  Parameters<typeof childFareOf>[0]

/** What is kept of a party's ages: nothing until one was told. */
export const storedAges = (party: Party): string => {
  const ages = agesByPlace(party)
  return JSON.stringify(ages.every((age) => age === null) ? [] : ages)
}

/** The ages of a party place by place, null for who has not told. */
export const agesByPlace = ({ travelers, ages = [] }: Pick<Party, 'travelers' | 'ages'>): TravelerAge[] =>
  Array.from({ length: travelers }, (_, index) => ages[index] ?? null)

const refuse = ({ reason, message, available = 0 }: { reason: string; message: string; available?: number }): never => {
  throw new HttpError({ status: 409, message, body: { reason, available_count: available } })
}
