import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { getSavedCard } from '@/contract/saved-card'
import { ANNOUNCE_DAYS, cardName, chargeDay } from '@/domain/payments/saved-card'
import { addDays } from '@/domain/days/days'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { reconcileMails } from '@/server/features/reservations/scheduled-mails/reconcile-mails'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { cardFacts, type CardFacts } from './card-facts'
import { withdrawCards } from './withdraw-cards'

type Own = { userId: number; id: number }

type Kept = CardFacts & { brand: string; last4: string; terms: string; isRefused: boolean }

/** The card that is kept for the balance of one's own reservation, as its holder knows it; null without one. */
export const readOwnCard = async ({ userId, id }: Own): Promise<OutputOf<typeof getSavedCard.response>> => {
  const [owned] = await queryStatement(sql`select 1 from reservations r where r.id = ${id} and r.user_id = ${userId}`)
  if (!owned) throw notFound('Cette réservation n’existe pas.')
  const [card] = await queryStatement<Kept>(sql`
    select f.*, c.brand, c.last4, c.refused_at is not null as "isRefused", t.body as terms
    from (${cardFacts(sql`r.id = ${id}`)}) f join saved_cards c on c.reservation_id = f."reservationId"
      join saved_card_terms t on t.version = c.terms_version`)
  return { card: card && card.leftCents > 0 && !card.isCanceled ? present(card) : null }
}

const present = ({ balanceDueOn, announced, today, isTried, leftCents, ...card }: Kept) => ({
  name: cardName(card),
  state: card.isRefused ? ('refused' as const) : isTried ? ('charging' as const) : ('kept' as const),
  amount: leftCents / 100,
  charge_on: balanceDueOn && chargeDay({ balanceDueOn, announcedOn: announcedDay({ balanceDueOn, announced, today }) }),
  terms: card.terms.split('\n'),
})

/** The day it is announced on, or will be. */
const announcedDay = ({
  balanceDueOn,
  announced,
  today,
}: Pick<CardFacts, 'announced' | 'today'> & { balanceDueOn: string }): string => {
  if (announced?.dueOn === balanceDueOn) return announced.on
  const planned = addDays(balanceDueOn, -ANNOUNCE_DAYS)
  return planned > today ? planned : today
}

/** Takes back the agreement to a kept card: it is charged no more, and its provider forgets it. 409 while it is being charged. */
export const withdrawOwnCard = ({ req, userId, id }: Own & { req: PayloadRequest }): Promise<{ card: null }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockReservation({ transaction, id, ownerId: userId })
    const { rows } = await transaction.execute(sql`
      select 1 from payment_intents i where i.reservation_id = ${id} and i.charges_saved
        and i.state in ('started', 'refused', 'accepted')`)
    if (rows.length > 0) {
      throw new HttpError({
        status: 409,
        message: 'Cette carte est débitée en ce moment même\u00a0: recharge la page dans un instant.',
        body: { reason: 'charging' },
      })
    }
    await withdrawCards({ transaction, condition: sql`s.reservation_id = ${id}` })
    // Who pays by themselves is reminded of it.
    await reconcileMails({ transaction, reservationId: id })
    return { card: null }
  })
