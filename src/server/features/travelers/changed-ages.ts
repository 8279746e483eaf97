import { changedAges } from '@/domain/travelers/changed-ages'
import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import type { TripAges } from '@/domain/seats/party-ages'
import { agesOfPeople, KNOWN_AGES, TRIP_AGES, type KnownAge } from '@/server/features/seats/known-ages'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

type Birth = { position: number; birthDate: string | null }

type Row = TripAges & {
  travelers: number
  departureStart: string
  childPriceMaxAge: number | null
  childPositions: number[]
  people: KnownAge[]
}

/** What is wrong with dates of birth that travelers of a locked booking are to have, place by place. */
export const changedAgesOf = async ({
  transaction,
  reservationId,
  births,
}: {
  transaction: Transaction
  reservationId: number
  births: readonly Birth[]
}) => {
  const { rows } = await transaction.execute<Row>(sql`
    select r.travelers_count::int as travelers, ${parisDay(sql`d.departure_start`)} as "departureStart",
      r.child_price_max_age as "childPriceMaxAge",
      array(select p.position::int from participants p where p.reservation_id = r.id and p.pays_child) as "childPositions",
      ${TRIP_AGES}, ${KNOWN_AGES} as people
    from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where r.id = ${reservationId}`)
  const row = rows[0]
  if (!row) return new Map<number, never>()
  const { people, travelers, departureStart, childPositions, childPriceMaxAge } = row
  const given = new Map(births.map(({ position, birthDate }) => [position, birthDate]))
  const changed = Array.from({ length: travelers }, (_, index): KnownAge => {
    const position = index + 1
    const known = people.find((one) => one.position === position) ?? { position, birthDate: null, told: null }
    return { ...known, birthDate: given.has(position) ? (given.get(position) ?? null) : known.birthDate }
  })
  return changedAges({
    before: agesOfPeople({ people, travelers, departureStart }),
    after: agesOfPeople({ people: changed, travelers, departureStart }),
    trip: row,
    childPriceMaxAge,
    paysChild: Array.from({ length: travelers }, (_, index) => childPositions.includes(index + 1)),
  })
}

/** The same as errors of the travelers' forms. */
export const changedAgesErrors = async (
  change: Parameters<typeof changedAgesOf>[0],
): Promise<Map<number, ParticipantErrors>> => {
  const wrong = await changedAgesOf(change)
  return new Map([...wrong].map(([position, { message }]) => [position, { birth_date: message }]))
}
