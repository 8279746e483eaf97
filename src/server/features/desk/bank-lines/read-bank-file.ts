import { MOST_STATEMENT_LINES } from '@/contract/bank-lines'
import type { BankColumns } from '@/domain/bank-lines/bank-columns'
import { formatNumber } from '@/domain/text/price'
import { readCamt } from './read-camt'
import { readCsv } from './read-csv'
import { unreadable, UnreadableStatement, type Statement } from './statement'

export type BankFile = {
  content: string
  /** Chosen for this file; otherwise those of `known`, by the digest of the header. */
  columns?: BankColumns | undefined
  known: ReadonlyMap<string, BankColumns>
}

export type BankFileReading = { ok: true; statement: Statement } | { ok: false; message: string }

/** Reads a bank file, CSV or CAMT.053, of at most 5,000 transfers; otherwise says in French why it cannot. */
export const readBankFile = (file: BankFile): BankFileReading => {
  try {
    return { ok: true, statement: read(file) }
  } catch (error) {
    if (error instanceof UnreadableStatement) return { ok: false, message: error.message }
    throw error
  }
}

const read = ({ content, columns, known }: BankFile): Statement => {
  const statement = content.trimStart().startsWith('<')
    ? readCamt(content)
    : readCsv({ content, columnsOf: (hash) => columns ?? known.get(hash) ?? null })
  if (statement.lines.length + statement.refused.length > MOST_STATEMENT_LINES) {
    throw unreadable(
      `Ce relevé porte plus de ${formatNumber(MOST_STATEMENT_LINES)} virements\u00a0: importe-le par périodes plus courtes.`,
    )
  }
  return statement
}
