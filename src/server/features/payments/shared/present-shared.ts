import type { PaymentDetail } from '@/contract/payments'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { AWAITED_TEXT } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import type { LinkedShare } from '../linked-payment'
import type { Intent } from '../intent'
import { settledState } from '../present-intent'
import { readDeposits, type Share, type SharedDeposit } from './deposit'
import { shareState } from './present-deposit'

/** What a share is for, and how far it and the others are: for who has its link, which says nothing of the booking itself. */
export const presentShared = async ({
  share: linked,
  intent,
  card,
}: {
  share: LinkedShare
  intent: Intent | null
  card: PaymentDetail['card']
}): Promise<PaymentDetail> => {
  const [deposit] = await readDeposits(sql`h.id = ${linked.depositId}`)
  const share = deposit?.shares.find(({ id }) => id === linked.id)
  if (!deposit || !share) throw notFound('Ce lien n’est plus valable.')
  const { host, ...expedition } = await readTrip(deposit)
  const state = stateOf({ deposit, share, intent })
  return {
    purpose: 'share',
    state,
    message: deposit.state === 'released' ? deposit.endMessage : share.failureMessage,
    ...{ amount: share.amountCents / 100, left: state === 'due' ? share.amountCents / 100 : 0, due_on: null },
    ...{ total: deposit.amountCents / 100, balance: 0, paid: state === 'paid' ? share.amountCents / 100 : 0 },
    ...{ reservation_id: null, number: null, cart_id: null },
    expedition,
    hold_expires_at: deposit.state === 'open' ? deposit.deadline : null,
    card,
    transfer: null,
    no_transfer: null,
    share: {
      ...{ host, position: share.position, name: share.name, deposit: deposit.amountCents / 100 },
      ...{
        deadline: deposit.deadline,
        is_agreed: share.isAgreed,
        is_declined: share.isDeclined,
        terms_version: deposit.termsVersion,
      },
      sharing: deposit.state,
      others: deposit.shares
        .filter(({ id }) => id !== share.id)
        .map((other) => ({
          ...{ position: other.position, name: other.name },
          is_in: ['ready', 'paid'].includes(shareState({ deposit, share: other })),
        })),
    },
  }
}

const stateOf = ({
  deposit,
  share,
  intent,
}: {
  deposit: SharedDeposit
  share: Share
  intent: Intent | null
}): PaymentDetail['state'] => {
  if (deposit.state === 'released') return 'released'
  const state = shareState({ deposit, share })
  if (state === 'lost') return 'expired'
  if (deposit.state === 'open' && deposit.isOver && state !== 'ready') return 'expired'
  if (state === 'missing' || state === 'declined' || intent === null) return 'due'
  return settledState({ state: share.intentState ?? intent.state })
}

type Trip = PaymentDetail['expedition'] & { host: string | null }

const readTrip = async ({ departureId, travelers, userId }: SharedDeposit): Promise<Trip> => {
  const [row] = await queryStatement<Trip>(sql`
    select e.name, e.slug, ${parisDay(sql`d.departure_start`)} as departure_start,
      ${parisDay(sql`d.departure_end`)} as departure_end, ${travelers}::int as travelers_count, ${sql.raw(AWAITED_TEXT)} as awaited,
      (select nullif(trim(u.first_name), '') from users u where u.id = ${userId} and u.deleted_at is null) as host
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${departureId}`)
  if (!row) throw notFound('Ce départ n’existe plus.')
  return row
}
