import type { PayloadRequest } from 'payload'
import type { BookingChange, BookingChangePreview, changeForCustomer, DeskChanges } from '@/contract/desk-changes'
import { MOST_ADDED } from '@/contract/added-travelers'
import type { OutputOf } from '@/contract/define-route'
import { addTravelersTo, previewTravelersOf } from '@/server/features/changes/own/add-own-travelers'
import { addingOfferStatement, type AddingOffer } from '@/server/features/changes/own/added-travelers'
import { cancelTravelerOf } from '@/server/features/changes/own/cancel-own-traveler'
import { changeOptionOf } from '@/server/features/changes/own/change-own-option'
import { readChangeable } from '@/server/features/changes/own/changeable'
import type { Changer } from '@/server/features/changes/own/changer'
import { changeableOptions, optionOfferStatement, type OptionOffer } from '@/server/features/changes/own/option-offer'
import { previewTravelerCancellationOf } from '@/server/features/changes/own/preview-own-cancellation'
import { previewOptionOf } from '@/server/features/changes/own/preview-own-option'
import { onlyRow } from '@/server/platform/db/only-row'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'

type Asked = { req: PayloadRequest; id: number }

/** What the agency may change of a booking: who leaves, how many join, which options; 409 once it is canceled or has begun. */
export const readDeskChanges = async ({ req, id }: Asked): Promise<DeskChanges> => {
  const reservation = await readChangeable({ req, id })
  const options = onlyRow(await runStatement<OptionOffer>({ req, statement: optionOfferStatement(id) }))
  const adding = onlyRow(await runStatement<AddingOffer>({ req, statement: addingOfferStatement(id) }))
  const names = await queryStatement<{ position: number; name: string | null }>(sql`
    select p.position::int, nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as name
    from participants p where p.reservation_id = ${id}`)
  const { sold } = options
  return {
    travelers: Array.from({ length: reservation.travelers }, (_one, index) => {
      const position = index + 1
      const known = names.find((one) => one.position === position)
      return { position, name: known?.name ?? `Voyageur ${String(position)}` }
    }),
    available_count: Math.min(adding.available, MOST_ADDED),
    options: changeableOptions({ ...reservation, sold }).map(({ id: option, label, unitCents, count, most }) => ({
      id: option,
      label,
      unit_cents: unitCents,
      count,
      most,
    })),
  }
}

/** What a change of a booking comes to, by the calls of the customer's own page. */
export const previewChangeOf = async ({
  authorId,
  change,
  ...asked
}: Asked & { authorId: number; change: BookingChange }): Promise<BookingChangePreview> => {
  const { fee = 0, promo = null, ...sums } = await previewOf({ ...asked, by: agency(authorId), change })
  return {
    fee_cents: cents(fee),
    total_cents: cents(sums.total),
    left_cents: cents(sums.left_to_pay),
    refund_cents: cents(sums.refund),
    promo,
  }
}

type Previewed = { fee?: number; total: number; left_to_pay: number; refund: number; promo?: string | null }

const previewOf = ({ change, ...asked }: Asked & { by: Changer; change: BookingChange }): Promise<Previewed> => {
  switch (change.kind) {
    case 'add':
      return previewTravelersOf({ ...asked, ages: change.travelers.map(({ age }) => age) })
    case 'drop':
      return previewTravelerCancellationOf({ ...asked, position: change.position })
    case 'option':
      return previewOptionOf({ ...asked, optionId: change.option_id, count: change.count })
  }
}

/** Changes a booking for its customer at the sums that were shown; its history names the author. */
export const changeBooking = ({
  req,
  id,
  authorId,
  body: { change, travelers_count: travelersShown, fee_cents: feeCents, total_cents: totalCents },
}: Asked & { authorId: number; body: OutputOf<(typeof changeForCustomer)['body']> }): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const asked = { req, id, by: agency(authorId) }
    const [fee, total] = [feeCents / 100, totalCents / 100]
    switch (change.kind) {
      case 'add': {
        const travelers = change.travelers.map((one) => ({ ...one, level: null }))
        await addTravelersTo({ ...asked, body: { travelers, travelers_count: travelersShown, total } })
        break
      }
      case 'drop':
        await cancelTravelerOf({ ...asked, position: change.position, fee, travelersShown, total })
        break
      case 'option':
        await changeOptionOf({ ...asked, body: { ...change, fee, total } })
    }
    return { id }
  })

const agency = (userId: number): Changer => ({ userId, byAgency: true })

const cents = (euros: number): number => Math.round(euros * 100)
