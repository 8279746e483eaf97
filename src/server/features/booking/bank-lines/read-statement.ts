import type { BankColumns } from '@/domain/bank-columns'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { readCamt } from './read-camt'
import { readCsv } from './read-csv'
import type { Statement } from './statement'

export type AskedStatement = { content: string; columns?: BankColumns | undefined }

/** A bank's file, CSV or CAMT.053, with the columns that were told now, or once for files with that header. */
export const readStatement = async ({
  run,
  content,
  columns,
}: AskedStatement & { run: Transaction['execute'] }): Promise<Statement & { isKnown: boolean }> => {
  if (/^\s*\ufeff?\s*</.test(content)) return { ...readCamt(content), isKnown: false }
  const { rows } = await run(sql`select header_hash as hash, columns from bank_formats`)
  const known = new Map(rows.map(({ hash, columns: kept }) => [hash as string, kept as BankColumns]))
  const statement = readCsv({ content, columnsOf: (hash) => columns ?? known.get(hash) ?? null })
  return { ...statement, isKnown: statement.csv !== null && known.has(statement.csv.headerHash) }
}
