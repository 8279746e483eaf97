import type { PayloadRequest } from 'payload'
import { noonOf } from '@/domain/days/days'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

type Line = { id: number; price_cents: number; reduced_cents: number }
type Outcome = { done: number[]; refused: Array<{ id: number; message: string }> }

/**
 * Announces reductions by the saves that the panel's form makes, each in a transaction of its own: what the law or a price that changed
 * refuses is told line by line.
 */
export const announceReductions = async ({
  req,
  lines,
  until,
}: {
  req: PayloadRequest
  lines: Line[]
  until: string
}): Promise<Outcome> => {
  const outcome: Outcome = { done: [], refused: [] }
  for (const line of lines) {
    try {
      await withTransaction(req, () => announce({ req, line, until }))
      outcome.done.push(line.id)
    } catch (error) {
      const message = refusalOf(error)
      if (message === null) throw error
      outcome.refused.push({ id: line.id, message })
    }
  }
  return outcome
}

const announce = async ({ req, line, until }: { req: PayloadRequest; line: Line; until: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ status: string; price: number }>(sql`
    select d.status::text as status, coalesce(d.price_cents, e.price_cents)::int as price
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${line.id} for update of d`)
  const [departure] = rows
  if (!departure) throw notFound('Ce départ n’existe plus.')
  if (departure.status === 'canceled') throw new HttpError({ status: 409, message: 'Ce départ est annulé.' })
  if (departure.price !== line.price_cents) {
    throw new HttpError({ status: 409, message: 'Le prix a changé entre-temps\u00a0: regarde-le de nouveau.' })
  }
  if (line.reduced_cents >= line.price_cents) {
    throw new HttpError({ status: 422, message: 'Le nouveau prix n’est pas plus bas.' })
  }
  await req.payload.update({
    collection: 'departures',
    id: line.id,
    depth: 0,
    data: { price_cents: line.reduced_cents, reduction_until: noonOf(until) },
    // A marketer announces reductions, and changes nothing else of a departure.
    overrideAccess: true,
    req,
  })
}

/** What a refusal says, in French; null for an error that nobody meant. */
const refusalOf = (error: unknown): string | null => {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number' || error.status >= 500)
    return null
  return fieldMessageOf(error) ?? error.message
}

/** What Payload's refusal of a document says of its first field. */
const fieldMessageOf = (error: Error): string | null => {
  const { data } = error as { data?: { errors?: Array<{ message?: unknown }> } }
  const message = data?.errors?.[0]?.message
  return typeof message === 'string' ? message : null
}
