import { XMLParser } from 'fast-xml-parser'
import { readCents, readDay } from '@/domain/bank-columns'
import { clean, digest, MOST_PAYER, MOST_WORDS, unreadable, type Statement, type StatementLine } from './statement'

const NOT_CAMT = 'Ce fichier XML n’est pas un relevé CAMT.053.'
const MOST_DEPTH = 40

/** What the parser makes of an element: text, or what is in it. No entity of the file's own is ever expanded. */
type Node = { [name: string]: Node | Node[] | string | undefined }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'].includes(name),
})

/** A statement of the banks' XML (CAMT.053): each booked credit in euros, by the bank's own reference. 422 for any other file. */
export const readCamt = (content: string): Statement => {
  // No statement has any, and what they declare would be expanded.
  if (content.includes('<!')) throw unreadable('Un relevé n’a ni DOCTYPE ni entités : ce fichier est refusé.')
  if (!isWellNested(content)) throw unreadable(NOT_CAMT)
  const statements = nodesOf(child(child(parser.parse(content) as Node, 'Document'), 'BkToCstmrStmt')?.['Stmt'])
  if (statements.length === 0) throw unreadable(NOT_CAMT)
  const seen = new Map<string, number>()
  const all = statements.flatMap((statement) =>
    nodesOf(statement['Ntry']).flatMap((entry) => entryLines({ statement, entry, seen })),
  )
  const lines = all.filter((line) => line !== null)
  return { lines, leftOut: all.length - lines.length, csv: null }
}

type Entry = { statement: Node; entry: Node; seen: Map<string, number> }

const entryLines = ({ statement, entry, seen }: Entry): Array<StatementLine | null> => {
  if (!isBookedCredit(entry)) return [null]
  const details = nodesOf(entry['NtryDtls']).flatMap((one) => nodesOf(one['TxDtls']))
  const [alone = {}] = details
  if (details.length < 2) return [lineOf({ statement, entry, detail: alone, sum: entry['Amt'], isPart: false, seen })]
  return details.map((detail) => {
    const sum = detail['Amt'] ?? child(child(detail, 'AmtDtls'), 'TxAmt')?.['Amt']
    return lineOf({ statement, entry, detail, sum, isPart: true, seen })
  })
}

const isBookedCredit = (entry: Node): boolean => {
  const status = textOf(entry['Sts']) || textOf(child(entry, 'Sts')?.['Cd'])
  const isReceived = textOf(entry['CdtDbtInd']) === 'CRDT' && textOf(entry['RvslInd']) !== 'true'
  return isReceived && ['', 'BOOK'].includes(status)
}

const lineOf = ({
  statement,
  entry,
  detail,
  sum,
  isPart,
  seen,
}: Entry & { detail: Node; sum: Node[string]; isPart: boolean }): StatementLine | null => {
  const bookedOn = dayOf(entry)
  const amountCents = readCents({ text: textOf(sum), decimal: '.' })
  if (bookedOn === null || amountCents === null || amountCents <= 0 || currencyOf(sum) !== 'EUR') return null
  const payer = clean(payerOf(detail), MOST_PAYER)
  const words = clean(wordsOf({ entry, detail }), MOST_WORDS)
  const account = textOf(child(child(statement, 'Acct'), 'Id')?.['IBAN'])
  const own = textOf(child(detail, 'Refs')?.['AcctSvcrRef']) || textOf(entry['AcctSvcrRef'])
  // A reference of a whole batch is told apart by what each of its parts says.
  const said = own !== '' && !isPart ? [] : [bookedOn, String(amountCents), payer, words]
  const key = digest('camt', account, own, ...said)
  const turn = (seen.get(key) ?? 0) + 1
  seen.set(key, turn)
  return { bankKey: `camt:${key}:${String(turn)}`, bookedOn, amountCents, payer, words }
}

const dayOf = (entry: Node): string | null => {
  const booked = child(entry, 'BookgDt') ?? child(entry, 'ValDt')
  return readDay({ text: textOf(booked?.['Dt']) || textOf(booked?.['DtTm']), order: 'year_first' })
}

const payerOf = (detail: Node): string => {
  const debtor = child(child(detail, 'RltdPties'), 'Dbtr')
  return textOf(debtor?.['Nm']) || textOf(child(debtor, 'Pty')?.['Nm'])
}

const wordsOf = ({ entry, detail }: { entry: Node; detail: Node }): string => {
  const said = child(detail, 'RmtInf')
  const structured = nodesOf(said?.['Strd']).map((one) => textOf(child(one, 'CdtrRefInf')?.['Ref']))
  const free = listOf(said?.['Ustrd']).map(textOf)
  const endToEnd = textOf(child(detail, 'Refs')?.['EndToEndId'])
  return [...free, ...structured, endToEnd === 'NOTPROVIDED' ? '' : endToEnd, textOf(entry['AddtlNtryInf'])]
    .filter(Boolean)
    .join(' ')
}

const currencyOf = (sum: Node[string]): string =>
  typeof sum === 'object' && !Array.isArray(sum) ? textOf(sum['@Ccy']) : ''

const listOf = (value: Node[string]): Array<Node | string> =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const nodesOf = (value: Node[string]): Node[] => listOf(value).filter((one) => typeof one === 'object')

const child = (node: Node | undefined, name: string): Node | undefined => nodesOf(node?.[name])[0]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’' }

/** The text of an element, with the five names that XML itself has. */
const textOf = (value: Node[string]): string => {
  if (Array.isArray(value)) return textOf(value[0])
  if (typeof value === 'object') return textOf(value['#text'])
  return (value ?? '').replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim()
}

/** Whether each element is closed, in the one that it was opened in, and none lies too deep: told before anything is built. */
const isWellNested = (content: string): boolean => {
  const open: string[] = []
  for (const [, close, name = '', self] of content.matchAll(/<(\/?)([A-Za-z_][^\s/<>]*)[^<>]*?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return false
    } else if (self !== '/') {
      open.push(name)
    }
    if (open.length > MOST_DEPTH) return false
  }
  return open.length === 0
}
