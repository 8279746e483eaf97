import { foldName } from '@/domain/text/fold-name'
import { readDay } from './bank-columns'
import { plainReference, saidBy } from './match-transfer'

type Said = { payer: string; words: string; more?: string }
/** A received transfer, with its sum and its day. */
export type BankedCredit = Said & { id: number; amountCents: number; bookedOn: string }

/**
 * The received transfer that a bank took back by a later debit: the only one of that sum, of that day or before, whose reference or
 * payer the debit names. Null where there is none, or several.
 */
export const matchReturnedTransfer = <Credit extends BankedCredit>({
  line,
  credits,
}: {
  /** Its sum is negative. */
  line: Omit<BankedCredit, 'id'>
  credits: readonly Credit[]
}): Credit | null => {
  const alike = credits.filter(
    ({ amountCents, bookedOn }) => amountCents === -line.amountCents && bookedOn <= line.bookedOn,
  )
  const references = referencesOf(line)
  const text = ` ${plainName(saidBy(line))} `
  const byReference = alike.filter((credit) => [...referencesOf(credit)].some((one) => references.has(one)))
  const named = byReference.length > 0 ? byReference : alike.filter(({ payer }) => namesPayer({ text, payer }))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Words that can name one transfer: five signs or more, three of them digits, and no day. */
const referencesOf = (line: Said): Set<string> =>
  new Set(
    saidBy(line)
      .split(/\s+/)
      .filter((word) => DAY_ORDERS.every((order) => readDay({ text: word, order }) === null))
      .map((word) => plainReference(word))
      .filter((word) => word.length >= 5 && (word.match(/\d/g) ?? []).length >= 3),
  )

const DAY_ORDERS = ['day_first', 'month_first', 'year_first'] as const

const namesPayer = ({ text, payer }: { text: string; payer: string }): boolean => {
  const name = plainName(payer)
  return name.length >= 3 && text.includes(` ${name} `)
}

const plainName = (text: string): string =>
  foldName(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
