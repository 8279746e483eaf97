import { MOST_STATEMENT, STATEMENT_TOO_LARGE } from '@/contract/bank-lines'
import { decodeText } from '@/domain/text/decode-text'

/** The text of a bank's file. Throws for one that is too large. */
export const readFile = async (file: File): Promise<string> => {
  if (file.size > MOST_STATEMENT) throw new Error(STATEMENT_TOO_LARGE)
  return decodeText(await file.arrayBuffer())
}
