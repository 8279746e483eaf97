import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { noonOf } from '@/domain/days/days'
import { copiedDays } from '@/domain/departures/departure-copies'
import { formatShortDate } from '@/domain/days/french-dates'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { checkGuide } from './check-guide'
import { lockGuides } from './guide-conflicts'
import { copySources, type CopySource } from './read-copy-sources'

type Line = { source_id: number; departure_start: string }

/**
 * Makes copies of departures by the saves that the panel's form makes, all or none, once for a key. 409 where a guide is not
 * free and no reason is given, 422 for a day that is over.
 */
export const makeDepartureCopies = ({
  req,
  authorId,
  key,
  lines,
  areSalesClosed,
  reason,
}: {
  req: PayloadRequest
  authorId: number
  key: string
  lines: Line[]
  areSalesClosed: boolean
  reason: string
}): Promise<{ ids: number[] }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const asked = createHash('sha256')
      .update(JSON.stringify([lines, areSalesClosed, reason]))
      .digest('base64url')
    const earlier = await takeKey({ transaction, key, asked, authorId })
    if (earlier) return { ids: earlier }
    const sources = await lockSources({ transaction, lines })
    const ids: number[] = []
    for (const { source_id: sourceId, departure_start: start } of lines) {
      const source = sources.get(sourceId)
      if (!source) throw notFound('Un de ces départs n’existe plus.')
      ids.push(await makeOne({ req, transaction, source, start, areSalesClosed, reason }))
    }
    const made = sql`array[${sql.join(ids, sql`, `)}]::int[]`
    await transaction.execute(sql`update departure_copies set departure_ids = ${made} where key = ${key}`)
    return { ids }
  })

/** What this press made before; null for a first one. A press that is still under way is waited for. */
const takeKey = async ({
  transaction,
  key,
  asked,
  authorId,
}: {
  transaction: Transaction
  key: string
  asked: string
  authorId: number
}): Promise<number[] | null> => {
  const { rows } = await transaction.execute<{ is_same: boolean; is_new: boolean; ids: number[] }>(sql`
    insert into departure_copies (key, request_hash, author_id) values (${key}, ${asked}, ${authorId})
    on conflict (key) do update set key = excluded.key
    returning request_hash = ${asked} and author_id = ${authorId} as is_same, (xmax = 0) as is_new, to_json(departure_ids) as ids`)
  const copies = onlyRow(rows)
  if (!copies.is_same)
    throw new HttpError({ status: 422, message: 'Ce formulaire a déjà créé d’autres départs\u00a0: recharge la page.' })
  return copies.is_new ? null : copies.ids
}

/** The departures that are copied, their trips and guides held in the order of all locks. */
const lockSources = async ({
  transaction,
  lines,
}: {
  transaction: Transaction
  lines: Line[]
}): Promise<Map<number, CopySource>> => {
  const ids = [...new Set(lines.map((line) => line.source_id))]
  const numbers = sql`array[${sql.join(ids, sql`, `)}]::int[]`
  await transaction.execute(sql`
    select id from expeditions where id in (select expedition_id from departures where id = any(${numbers}))
    order by id for share`)
  const { rows } = await transaction.execute<CopySource>(copySources(ids))
  const sources = rows
  await lockGuides({
    transaction,
    ids: [...new Set(sources.map(({ guideId }) => guideId).filter((guide) => guide !== null))],
  })
  return new Map(sources.map((source) => [source.id, source]))
}

const makeOne = async ({
  req,
  transaction,
  source,
  start,
  areSalesClosed,
  reason,
}: {
  req: PayloadRequest
  transaction: Transaction
  source: CopySource
  start: string
  areSalesClosed: boolean
  reason: string
}): Promise<number> => {
  const said = formatShortDate(start)
  const today = calendarDayInParis(new Date())
  if (start <= today)
    throw new HttpError({ status: 422, message: `Le ${said} est passé\u00a0: choisis d’autres dates.` })
  const { end, decisionOn } = copiedDays({ source, start, today })
  const { message } = await checkGuide({ transaction, ...source, start, end, departureId: null })
  if (message !== null && reason === '') throw new HttpError({ status: 409, message: `${said}\u00a0: ${message}` })
  const { id } = await req.payload.create({
    collection: 'departures',
    depth: 0,
    data: {
      expedition: source.expeditionId,
      departure_start: noonOf(start),
      departure_end: noonOf(end),
      decision_on: decisionOn === null ? null : noonOf(decisionOn),
      capacity: source.capacity,
      min_participants: source.minParticipants,
      price_cents: source.priceCents,
      guide: source.ownGuide,
      guide_reason: reason,
      status: 'open',
      seats_taken: 0,
      sales_closed: areSalesClosed,
    },
    user: req.user,
    overrideAccess: false,
    req,
  })
  return id
}
