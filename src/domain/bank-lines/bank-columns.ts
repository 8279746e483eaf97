import { foldText } from '@/domain/text/fold-text'

/** Which column of a bank's file says what, by its place; null for what it does not say. */
export type BankColumns = {
  date: number
  amount: number
  words: number
  payer: number | null
  /** The bank's own name for the line. */
  id: number | null
}

export type DateOrder = 'day_first' | 'month_first' | 'year_first'
export type DecimalMark = ',' | '.'

/** How the sums of a column are written: the last mark before one or two digits is the decimal one. */
export const guessDecimal = (sums: readonly string[]): DecimalMark => {
  const votes = sums.map((sum) => /([.,])\d{1,2}\D*$/.exec(sum.trim())?.[1])
  return votes.filter((mark) => mark === '.').length > votes.filter((mark) => mark === ',').length ? '.' : ','
}

const MOST_CENTS = 2_147_483_647

/** A sum in cents, `1 234,56 €`, `+1.234,56`, `20,00-` or `(20,00)`; null for anything else, and beyond the database's integers. */
export const readCents = ({ text, decimal }: { text: string; decimal: DecimalMark }): number | null => {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f'’€]|EUR/gi, '')
    .replaceAll('\u2212', '-')
    .toUpperCase()
  const { before, plain, after, bracketed } = SIGNED.exec(bare)?.groups ?? {}
  const [, units, rest = ''] = SUMS[decimal].exec(plain ?? bracketed ?? '') ?? []
  if (units === undefined) return null
  const cents = Number(units.replaceAll(/[.,]/g, '')) * 100 + Number(rest.padEnd(2, '0'))
  if (cents > MOST_CENTS) return null
  return cents > 0 && isTaken({ before, after, bracketed }) ? -cents : cents
}

const isTaken = ({ before, after, bracketed }: Record<'before' | 'after' | 'bracketed', string | undefined>): boolean =>
  bracketed !== undefined || before === '-' || (after !== undefined && /^[-D]/.test(after))

const SIGNED = /^(?:(?<before>[+-]?)(?<plain>[\d.,]+)(?<after>[+-]|CR?|D[BR]?)?|\((?<bracketed>[\d.,]+)\))$/
/** A mark between thousands stands before three digits: elsewhere it is the decimal one of another habit, and nobody's guess. */
const SUMS: Record<DecimalMark, RegExp> = {
  ',': /^(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2})0*)?$/,
  '.': /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2})0*)?$/,
}

/** In which order the days of a column are written; the French one where nothing says otherwise. */
export const guessDateOrder = (days: readonly string[]): DateOrder => {
  if (days.some((day) => /^\s*\d{4}/.test(day))) return 'year_first'
  return days.some((day) => Number(/^\s*\d{1,2}\D(\d{1,2})\D/.exec(day)?.[1] ?? 0) > 12) ? 'month_first' : 'day_first'
}

/** A day of this century, `2027-06-14`; null for anything else. */
export const readDay = ({ text, order }: { text: string; order: DateOrder }): string | null => {
  const parts = (
    /^\s*(\d{4})(\d{2})(\d{2})\b/.exec(text) ?? /^\s*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})/.exec(text)
  )?.slice(1)
  if (!parts) return null
  const [first = '', second = '', third = ''] = parts
  const [year, month, day] =
    order === 'year_first'
      ? [first, second, third]
      : order === 'day_first'
        ? [third, second, first]
        : [third, first, second]
  const iso = `${year.length === 2 ? `20${year}` : year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDayOfThisCentury(iso) ? iso : null
}

const isDayOfThisCentury = (iso: string): boolean => {
  const time = Date.parse(`${iso}T00:00:00Z`)
  return iso.startsWith('20') && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === iso
}

const NAMES: Record<keyof BankColumns, RegExp> = {
  date: /\bdate/,
  amount: /credit|montant|amount|somme/,
  words: /libell|label|communication|motif|detail|remittance|description/,
  payer: /contrepartie|tiers|emetteur|donneur|payeur|debtor|\bnom\b/,
  id: /reference (banque|operation)|id operation|identifiant|transaction id|numero (d )?operation/,
}

/** What the columns of a bank's file say, by their names; null where day, sum or words are not among them. */
export const guessColumns = (header: readonly string[]): BankColumns | null => {
  const names = header.map((name) => foldText(name))
  const find = (kind: keyof BankColumns) => names.findIndex((name) => NAMES[kind].test(name))
  const credit = names.findIndex((name) => /credit/.test(name) && !/debit|date|libell/.test(name))
  const sum = names.findIndex((name) => NAMES.amount.test(name) && !isSignName(name))
  const amount = [credit, sum, find('amount')].find((place) => place >= 0) ?? -1
  const [date, words] = [find('date'), find('words')]
  if (date < 0 || amount < 0 || words < 0) return null
  const optional = (place: number) => (place < 0 ? null : place)
  return { date, amount, words, payer: optional(find('payer')), id: optional(find('id')) }
}

/** The column of the debits beside that of the credits, by its name; null without one. */
export const findDebit = ({ header, columns }: { header: readonly string[]; columns: BankColumns }): number | null => {
  const taken = Object.values(columns)
  const place = header.findIndex(
    (name, at) => /debit/.test(foldText(name)) && !/credit|date|libell/.test(foldText(name)) && !taken.includes(at),
  )
  return place < 0 ? null : place
}

/** Whether a column is named after the direction of its movement: « Sens », « D/C », « Débit/Crédit », « Signe ». */
export const isSignName = (name: string): boolean => SIGN_NAME.test(foldText(name))

const SIGN_NAME =
  /\bsens\b|\bsigne?\b|^d ?[/-] ?c$|^c ?[/-] ?d$|^[+] ?\/ ?-$|debit ?(\/|ou|-) ?credit|credit ?(\/|ou|-) ?debit|dbit|crdt|creditdebit|credit_debit/

/** What a cell of such a column says: that the sum came, or left; null for neither. */
export const readSign = (cell: string): 'credit' | 'debit' | null => {
  const said = foldText(cell).replaceAll('\u2212', '-')
  if (CREDITS.has(said)) return 'credit'
  return DEBITS.has(said) ? 'debit' : null
}

const CREDITS = new Set('c cr crdt credit crediteur + recette entree encaissement recu in'.split(' '))
const DEBITS = new Set('d db dr dbit debit debiteur - depense sortie decaissement emis out'.split(' '))
