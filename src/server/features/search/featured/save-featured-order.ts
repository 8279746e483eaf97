import type { PayloadRequest } from 'payload'
import { describeFeaturedChanges } from '@/domain/catalogue/featured-changes'
import { formatInstant } from '@/domain/days/french-instants'
import { NAME_OR_EMAIL } from '@/server/platform/db/shared-terms'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { enqueueHitRefresh } from '../cards/enqueue-hit-refresh'

type Order = { ids: number[]; seen: number[]; req: PayloadRequest }
type Trip = { id: number; name: string; isPublished: boolean; rank: number | null }

/** Gives these trips the ranks from 1 and takes those of all others, in one transaction; 409 where the order is not as it was seen. */
export const saveFeaturedOrder = ({ ids, seen, req }: Order): Promise<void> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const trips = await lockTrips({ transaction, named: [...ids, ...seen] })
    await refuseOtherOrder({ req, transaction, trips, seen })
    refuseUnpublished({ trips, ids })
    const wanted = new Map(ids.map((id, place) => [id, place + 1]))
    const changed = trips
      .map((trip) => ({ ...trip, wanted: wanted.get(trip.id) ?? null }))
      .filter((trip) => trip.rank !== trip.wanted)
    if (changed.length === 0) return
    await writeRanks({ transaction, changed })
    for (const { id } of changed.filter(({ isPublished }) => isPublished)) {
      await enqueueHitRefresh({ req, scope: 'expedition', id })
    }
  })

/** Those that have a rank, and those that are named. Orders are saved one after the other, and after the forms' saves of these trips. */
const lockTrips = async ({ transaction, named }: { transaction: Transaction; named: number[] }): Promise<Trip[]> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('featured order', 0))`)
  const concerned = sql`carousel_rank is not null or id in (select value::int from jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))`
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('save expeditions ' || id, 0))
    from (select id from expeditions where ${concerned} order by id) concerned`)
  const { rows } = await transaction.execute<Trip>(sql`
    select id, coalesce(name, 'Sans nom') as name, _status = 'published' as "isPublished", carousel_rank::int as rank
    from expeditions where ${concerned} order by carousel_rank nulls last, id`)
  return rows
}

type Compared = { req: PayloadRequest; transaction: Transaction; trips: Trip[]; seen: number[] }

const refuseOtherOrder = async ({ req, transaction, trips, seen }: Compared): Promise<void> => {
  const after = trips.filter(({ rank }) => rank !== null)
  if (after.map(({ id }) => id).join() === seen.join()) return
  const nameOf = (wanted: number) => trips.find(({ id }) => id === wanted)?.name ?? 'Une aventure supprimée'
  const before = seen.map((id) => ({ id, name: nameOf(id) }))
  const who = await lastAuthor({ req, transaction })
  const changes = describeFeaturedChanges({ before, after })
  throw new HttpError({
    status: 409,
    message: `${who} entre-temps\u00a0: ${changes}. Rien n’est enregistré.`,
  })
}

/** Who wrote the last line of the change log about a rank, or that nobody is known to have. */
const lastAuthor = async ({ req, transaction }: Pick<Compared, 'req' | 'transaction'>): Promise<string> => {
  const { rows } = await transaction.execute<{ id: number | null; who: string | null; created_at: string }>(sql`
    select u.id, ${NAME_OR_EMAIL} as who, l.created_at from change_log l left join users u on u.id = l.author_id
    where l.kind = 'expeditions' and (l.after ? 'carousel_rank' or l.before ? 'carousel_rank') order by l.id desc limit 1`)
  const [last] = rows
  if (!last || last.id === null) return 'La une a changé'
  const who = last.id === req.user?.id ? 'Tu as changé' : `${String(last.who)} a changé`
  return `${who} la une (${formatInstant(new Date(last.created_at).toISOString())})`
}

/** A trip that was withdrawn keeps its place; none that is not on the site is added. */
const refuseUnpublished = ({ trips, ids }: { trips: Trip[]; ids: number[] }): void => {
  for (const id of ids) {
    const trip = trips.find((one) => one.id === id)
    if (!trip) throw refused('Une aventure de la liste n’existe plus. Recharge la page.')
    if (!trip.isPublished && trip.rank === null) {
      throw refused(`«\u00a0${trip.name}\u00a0» n’est pas sur le site\u00a0: enlève-la de la liste.`)
    }
  }
}

const refused = (message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field: 'ids', message }] })

type Changed = Trip & { wanted: number | null }

/**
 * Writes the ranks in the trips and in all their versions, so that a draft that is published later does not restore an older rank. No
 * trigger watches these columns, so the change log is written here, in the form that a save of the trip gives it.
 */
const writeRanks = async ({
  transaction,
  changed,
}: {
  transaction: Transaction
  changed: Changed[]
}): Promise<void> => {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id int, name text, rank int, wanted int)`
  await transaction.execute(sql`update expeditions e set carousel_rank = c.wanted from ${rows} where e.id = c.id`)
  await transaction.execute(
    sql`update _expeditions_v v set version_carousel_rank = c.wanted from ${rows} where v.parent_id = c.id`,
  )
  await transaction.execute(sql`
    insert into change_log (kind, row_id, name, action, author_id, before, after)
    select 'expeditions', c.id, c.name, 'changed', nullif(current_setting('lagopede.author', true), '')::int,
      jsonb_build_object('carousel_rank', c.rank), jsonb_build_object('carousel_rank', c.wanted)
    from ${rows} order by c.wanted nulls last, c.id`)
}
