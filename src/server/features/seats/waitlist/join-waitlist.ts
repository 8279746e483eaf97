import type { PayloadRequest } from 'payload'
import type { WaitlistEntry } from '@/contract/waitlist'
import { sql } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockCart } from '../lock-cart'
import { LIMITS } from '../limits'
import { announceSeats } from '../announce-seats'
import { saveParty } from './change-entry'
import { checkParty, storedAges, type Party } from './check-party'
import { readOwnEntry } from './read-own-entries'

/** How many departures one person may wait for at once. */
const MOST_ENTRIES = 10

/** Puts a party on the waitlist of a departure, behind those who are there; one that is on it keeps its rank. */
export const joinWaitlistOf = async ({
  userId,
  departureId,
  party,
  req,
}: {
  userId: number
  departureId: number
  party: Party
  req: PayloadRequest
}): Promise<WaitlistEntry> => {
  await countCall({ limit: LIMITS.waitlistByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const { transaction } = await lockCart({ req, userId, departureId })
    const { rows } = await transaction.execute<{ id: number }>(sql`
      select id from waitlist_entries
      where user_id = ${userId} and departure_id = ${departureId}`)
    const own = rows[0]
    if (own) {
      await saveParty({ req, userId, entryId: own.id, party })
      return readOwnEntry({ req, userId, entryId: own.id })
    }
    await checkParty({ transaction, departureId, party })
    const added = await transaction.execute(sql`
      insert into waitlist_entries (departure_id, user_id, rank, travelers, fewest, ages)
      select ${departureId}, ${userId}, coalesce(max(w.rank), 0) + 1, ${party.travelers}, ${party.fewest},
        ${storedAges(party)}::jsonb
      from waitlist_entries w where w.departure_id = ${departureId}
      having (select count(*) from waitlist_entries o where o.user_id = ${userId}) < ${MOST_ENTRIES}
      returning id`)
    const id = added.rows[0]?.['id']
    if (id === undefined) throw new HttpError({ status: 409, message: TOO_MANY, body: { reason: 'entries' } })
    await announceSeats({ transaction, departureIds: [departureId] })
    await enqueueMail({ req, mail: { template: 'waitlist_joined', entryId: Number(id) } })
    return readOwnEntry({ req, userId, entryId: Number(id) })
  })
}

const TOO_MANY = `Tu es déjà sur ${String(MOST_ENTRIES)} listes d’attente\u00a0: quitte-en une pour en rejoindre une autre.`
