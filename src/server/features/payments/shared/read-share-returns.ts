import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { previewTravelerCancellation } from '@/contract/reservations'
import { refundByCard } from '@/domain/ledger/refund-by-card'
import { refundByMethod } from '@/domain/ledger/refund-means'
import { lessPending } from '@/server/features/ledger/plan-refunds'
import { refundFactsOf, refundFactsStatement } from '@/server/features/ledger/refund-facts'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'

type PaidShare = { intentId: string; name: string | null; cents: number }

/**
 * What each person who paid a share of the deposit of a reservation would get back, had it another total; none where the deposit was
 * not shared.
 */
export const readShareReturns = async ({
  req,
  reservationId,
  totalCents,
}: {
  req: PayloadRequest
  reservationId: number
  totalCents: number
}): Promise<OutputOf<(typeof previewTravelerCancellation)['response']>['shares']> => {
  const shares = await runStatement<PaidShare>({
    req,
    statement: sql`
      select i.id::text as "intentId", s.name, i.captured_cents::int as cents
      from payment_intents i join deposit_shares s on s.id = i.share_id
      where i.reservation_id = ${reservationId} and i.state = 'captured' order by s.position`,
  })
  if (shares.length === 0) return []
  const [row] = await runStatement({ req, statement: refundFactsStatement(reservationId) })
  const facts = refundFactsOf(row, { totalCents })
  const byCard = refundByMethod({ paid: lessPending(facts), cents: facts.dueCents }).find(
    ({ method }) => method === 'card',
  )
  const back = new Map(refundByCard({ cards: facts.online, cents: byCard?.cents ?? 0 }))
  return shares.map(({ intentId, name, cents }) => ({
    name,
    paid: cents / 100,
    refund: (back.get(intentId) ?? 0) / 100,
  }))
}
