import type { SQL } from 'drizzle-orm'
import type { ChangeableOption } from '@/contract/reservation-changes'
import type { ChosenOption } from '@/domain/reservations/booking-price'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { parisDay } from '@/server/platform/db/paris-day'
import { DEPOSIT_CENTS } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

/** What an option of a booking is changed by: what is sold of the trip, and when the booking is paid. */
export type OptionOffer = {
  sold: Array<{ id: string; label: string; description: string | null; unitCents: number }>
  depositCents: number
  balanceDueOn: string | null
  paidCents: number
  bookedOn: string
  transferDays: number
}

/** SQL of the options that the trip of a reservation sells, as `OptionOffer` has them. */
export const optionOfferStatement = (id: number): SQL => sql`
  select coalesce((select json_agg(json_build_object('id', o.id, 'label', o.label, 'description', o.description,
      'unitCents', o.price_cents::int) order by o._order)
    from expeditions_options o where o._parent_id = d.expedition_id), '[]'::json) as sold,
    ${DEPOSIT_CENTS.r}::int as "depositCents",
    ${parisDay(sql`r.balance_due_on`)} as "balanceDueOn", ${PAID_CENTS} as "paidCents",
    ${parisDay(sql`r.created_at`)} as "bookedOn", ${TRANSFER_DAYS_SET} as "transferDays"
  from reservations r join departures d on d.id = r.departure_id where r.id = ${id}`

type Taken = { options: readonly ChosenOption[]; travelers: number }

/** The options that a booking has or may take: those it has at the price that was agreed, the others at today's. */
export const changeableOptions = ({
  options,
  travelers,
  sold,
}: Taken & Pick<OptionOffer, 'sold'>): Array<Omit<ChangeableOption, 'price'> & { unitCents: number }> => {
  const countOf = (id: string): number => Math.min(options.find((one) => one.id === id)?.count ?? 0, travelers)
  const soldNow = sold.map(({ id, label, description, unitCents }) => {
    const taken = options.find((one) => one.id === id)
    return {
      id,
      label: taken?.label ?? label,
      description,
      unitCents: taken?.unitCents ?? unitCents,
      count: countOf(id),
      most: travelers,
    }
  })
  const soldNoMore = options
    .filter(({ id }) => sold.every((one) => one.id !== id))
    .map(({ id, label, unitCents }) => ({
      id,
      label,
      unitCents,
      description: null,
      count: countOf(id),
      most: countOf(id),
    }))
  return [...soldNow, ...soldNoMore.filter(({ count }) => count > 0)]
}
