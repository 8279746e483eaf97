import { readCents, readDay } from '@/domain/bank-columns'
import { readXml, type XmlElement } from '@/domain/read-xml'
import { clean, digest, MOST_PAYER, MOST_WORDS, unreadable, type Statement, type StatementLine } from './statement'

const NOT_CAMT = 'Ce fichier XML n’est pas un relevé CAMT.053.'
const HAS_DOCTYPE = 'Un relevé n’a ni DOCTYPE ni entités\u00a0: ce fichier est refusé.'

/** A statement of the banks' XML (CAMT.053): each booked credit in euros, by the bank's own reference. Throws for any other file. */
export const readCamt = (content: string): Statement => {
  // Keys of imported lines are digests of texts with this apostrophe.
  const document = readXml(content, { apostrophe: '’' })
  if (!document.ok) throw unreadable(document.reason === 'doctype' ? HAS_DOCTYPE : NOT_CAMT)
  const { root } = document
  const statements = root.name === 'Document' ? all(first(root, 'BkToCstmrStmt'), 'Stmt') : []
  if (statements.length === 0) throw unreadable(NOT_CAMT)
  const seen = new Map<string, number>()
  const read = statements.flatMap((statement) =>
    all(statement, 'Ntry').flatMap((entry) => entryLines({ statement, entry, seen })),
  )
  const lines = read.filter((line) => line !== null)
  return { lines, leftOut: read.length - lines.length, csv: null }
}

type Entry = { statement: XmlElement; entry: XmlElement; seen: Map<string, number> }

const entryLines = ({ statement, entry, seen }: Entry): Array<StatementLine | null> => {
  if (!isBookedCredit(entry)) return [null]
  const details = all(entry, 'NtryDtls').flatMap((one) =>
    all(one, 'TxDtls').filter(({ children }) => children.length > 0),
  )
  if (details.length < 2) {
    return [lineOf({ statement, entry, detail: details[0], sum: first(entry, 'Amt'), isPart: false, seen })]
  }
  return details.map((detail) => {
    const sum = first(detail, 'Amt') ?? first(detail, 'AmtDtls', 'TxAmt', 'Amt')
    return lineOf({ statement, entry, detail, sum, isPart: true, seen })
  })
}

const isBookedCredit = (entry: XmlElement): boolean => {
  const status = textOf(entry, 'Sts') || textOf(entry, 'Sts', 'Cd')
  const isReceived = textOf(entry, 'CdtDbtInd') === 'CRDT' && textOf(entry, 'RvslInd') !== 'true'
  return isReceived && ['', 'BOOK'].includes(status)
}

const lineOf = ({
  statement,
  entry,
  detail,
  sum,
  isPart,
  seen,
}: Entry & { detail: XmlElement | undefined; sum: XmlElement | undefined; isPart: boolean }): StatementLine | null => {
  const bookedOn = dayOf(entry)
  const amountCents = readCents({ text: textOf(sum), decimal: '.' })
  if (bookedOn === null || amountCents === null || amountCents <= 0 || sum?.attributes['Ccy'] !== 'EUR') return null
  const payer = clean(payerOf(detail), MOST_PAYER)
  const words = clean(wordsOf({ entry, detail }), MOST_WORDS)
  const account = textOf(statement, 'Acct', 'Id', 'IBAN')
  const own = textOf(detail, 'Refs', 'AcctSvcrRef') || textOf(entry, 'AcctSvcrRef')
  // A reference of a whole batch is told apart by what each of its parts says.
  const said = own !== '' && !isPart ? [] : [bookedOn, String(amountCents), payer, words]
  const key = digest('camt', account, own, ...said)
  const turn = (seen.get(key) ?? 0) + 1
  seen.set(key, turn)
  return { bankKey: `camt:${key}:${String(turn)}`, bookedOn, amountCents, payer, words }
}

const dayOf = (entry: XmlElement): string | null => {
  const booked = [first(entry, 'BookgDt'), first(entry, 'ValDt')].find((one) => one && one.children.length > 0)
  return readDay({ text: textOf(booked, 'Dt') || textOf(booked, 'DtTm'), order: 'year_first' })
}

const payerOf = (detail: XmlElement | undefined): string => {
  const debtor = first(detail, 'RltdPties', 'Dbtr')
  return textOf(debtor, 'Nm') || textOf(debtor, 'Pty', 'Nm')
}

const wordsOf = ({ entry, detail }: { entry: XmlElement; detail: XmlElement | undefined }): string => {
  const said = first(detail, 'RmtInf')
  const free = all(said, 'Ustrd').map((one) => textOf(one))
  const structured = all(said, 'Strd').map((one) => textOf(one, 'CdtrRefInf', 'Ref'))
  const endToEnd = textOf(detail, 'Refs', 'EndToEndId')
  return [...free, ...structured, endToEnd === 'NOTPROVIDED' ? '' : endToEnd, textOf(entry, 'AddtlNtryInf')]
    .filter(Boolean)
    .join(' ')
}

/** The elements of that name in another. */
const all = (element: XmlElement | undefined, wanted: string): XmlElement[] =>
  element?.children.filter(({ name }) => name === wanted) ?? []

/** The first element at the end of a path of names. */
const first = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, wanted) => at?.children.find(({ name }) => name === wanted), element)

const textOf = (element: XmlElement | undefined, ...path: string[]): string =>
  first(element, ...path)?.text.trim() ?? ''
