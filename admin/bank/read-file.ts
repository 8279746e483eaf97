import { MOST_STATEMENT, STATEMENT_TOO_LARGE } from '@/contract/bank-lines'

/** The text of a bank's file: UTF-8, or the older letters that French banks still write. Throws for one that is too large. */
export const readFile = async (file: File): Promise<string> => {
  if (file.size > MOST_STATEMENT) throw new Error(STATEMENT_TOO_LARGE)
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
