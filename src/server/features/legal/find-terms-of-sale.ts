import type { PayloadRequest } from 'payload'
import { textLines } from '@/domain/reservations/payment-terms-conflicts'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'
import { inForceId } from './in-force'

/**
 * The words of the terms of sale that are published for a day, or for today where that day is over; null without any. `on` is an
 * instant.
 */
export const findTermsOfSale = async ({
  req,
  on,
}: {
  req: PayloadRequest
  on: string | null
}): Promise<{ version: string; lines: string[] } | null> => {
  const [row] = await runStatement<{ version: string; body: { root?: Parameters<typeof textLines>[0] } | null }>({
    req,
    statement: sql`
      select l.version, l.body from legal_documents l, (select greatest(now(), ${on}::timestamptz) as day) asked
      where l.id = ${sql.raw(inForceId({ kind: `'terms_of_sale'`, at: 'asked.day' }))}`,
  })
  if (!row) return null
  const { version, body } = row
  return { version, lines: textLines(body?.root) }
}
