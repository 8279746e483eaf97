import { readCents, readDay } from '@/domain/bank-lines/bank-columns'
import { camtSource, withOwnReferences } from '@/domain/bank-lines/find-known-movements'
import { readXml, type XmlElement } from '@/domain/text/read-xml'
import {
  clean,
  CREDIT_REFUSALS,
  cutWords,
  digest,
  MOST_PAYER,
  ownReference,
  unreadable,
  type RefusedCredit,
  type Statement,
  type StatementLine,
  type StatementLineKind,
} from './statement'

const NOT_CAMT = 'Ce fichier XML n’est pas un relevé CAMT.053.'
const HAS_DOCTYPE = 'Un relevé n’a ni DOCTYPE ni entités\u00a0: ce fichier est refusé.'

/** A statement of the banks' XML (CAMT.053): each booked credit in euros, one line or one for each part. Throws for any other file. */
export const readCamt = (content: string): Statement => {
  // Keys of imported lines are digests of texts with this apostrophe.
  const document = readXml(content, { apostrophe: '’' })
  if (!document.ok) throw unreadable(document.reason === 'doctype' ? HAS_DOCTYPE : NOT_CAMT)
  const { root } = document
  const statements = root.name === 'Document' ? all(first(root, 'BkToCstmrStmt'), 'Stmt') : []
  if (statements.length === 0) throw unreadable(NOT_CAMT)
  const entries = statements.flatMap((statement) => {
    const source = sourceOf({ root, statement })
    return all(statement, 'Ntry').map((entry) => readEntry({ source, entry }))
  })
  const lines = withOwnReferences(entries.flatMap((one) => one.lines))
  const returned = withOwnReferences(entries.flatMap((one) => (one.returned ? [one.returned] : [])))
  const refused = entries.flatMap((one) => (one.refused ? [one.refused] : []))
  const leftOut = entries.filter((one) => one.lines.length === 0 && !one.returned).length
  return { lines, returned, refused, leftOut, csv: null }
}

/** The version and the account: banks tell in one what they do not in another. */
const sourceOf = ({ root, statement }: { root: XmlElement; statement: XmlElement }): string => {
  const version = /camt\.053\.001\.\d\d/.exec(root.attributes['xmlns'] ?? '')?.[0] ?? ''
  const account = textOf(statement, 'Acct', 'Id', 'IBAN') || textOf(statement, 'Acct', 'Id', 'Othr', 'Id')
  return camtSource({ version, account })
}

type Entry = { source: string; entry: XmlElement }
type EntryReading = { lines: StatementLine[]; returned?: StatementLine; refused?: RefusedCredit }

/** What an entry says was received: a line, or one for each of its parts; otherwise why it is none, or nothing for a debit. */
const readEntry = ({ source, entry }: Entry): EntryReading => {
  if (textOf(entry, 'CdtDbtInd') !== 'CRDT') return readDebit({ source, entry })
  const details = detailsOf(entry)
  const sum = first(entry, 'Amt')
  const amountCents = centsOf(sum)
  const bookedOn = dayOf(entry)
  if (amountCents === 0) return { lines: [] }
  const reason = refusalOf({ entry, sum, amountCents, bookedOn })
  if (reason !== null || amountCents === null || bookedOn === null) {
    const words = cutWords([...details.map(payerOf), ...wordsOf({ entry, details })]).words
    const isEuro = sum?.attributes['Ccy'] === 'EUR'
    return {
      lines: [],
      refused: { bookedOn, amountCents: isEuro ? amountCents : null, words, reason: reason ?? CREDIT_REFUSALS.noDay },
    }
  }
  const parts = partsOf({ details, amountCents })
  const whole = { source, entry, bookedOn }
  if (!parts) return { lines: [lineOf({ ...whole, details, amountCents })] }
  return {
    lines: parts.map(({ detail, cents }) => lineOf({ ...whole, details: [detail], amountCents: cents, isPart: true })),
  }
}

const detailsOf = (entry: XmlElement): XmlElement[] =>
  all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls').filter(({ children }) => children.length > 0))

/** A debit that takes a received transfer back; nothing for any other. */
const readDebit = ({ source, entry }: Entry): EntryReading => {
  const sum = first(entry, 'Amt')
  const amountCents = centsOf(sum)
  const bookedOn = dayOf(entry)
  const isRead = amountCents !== null && amountCents > 0 && bookedOn !== null
  if (!isReversal(entry) || !isRead || refusalOf({ entry, sum, amountCents, bookedOn }) !== null) return { lines: [] }
  const line = lineOf({ source, entry, details: detailsOf(entry), amountCents: -amountCents, bookedOn })
  return { lines: [], returned: { ...line, kind: 'transfer_returned' } }
}

const isReversal = (entry: XmlElement): boolean => ['true', '1'].includes(textOf(entry, 'RvslInd'))

const refusalOf = ({
  entry,
  sum,
  amountCents,
  bookedOn,
}: {
  entry: XmlElement
  sum: XmlElement | undefined
  amountCents: number | null
  bookedOn: string | null
}): string | null => {
  const status = textOf(entry, 'Sts') || textOf(entry, 'Sts', 'Cd')
  if (!['', 'BOOK'].includes(status))
    return 'La banque ne l’a pas encore comptabilisé\u00a0: un relevé suivant le dira.'
  const currency = sum?.attributes['Ccy']
  if (currency !== 'EUR') return CREDIT_REFUSALS.otherCurrency(currency ?? 'une autre monnaie')
  if (amountCents === null) return CREDIT_REFUSALS.unreadableSum(textOf(sum))
  return bookedOn === null ? CREDIT_REFUSALS.noDay : null
}

/** The parts of an entry with their sums; null where it has one, or a sum is missing, or they do not add up to the entry's. */
const partsOf = ({
  details,
  amountCents,
}: {
  details: XmlElement[]
  amountCents: number
}): Array<{ detail: XmlElement; cents: number }> | null => {
  if (details.length < 2) return null
  const parts = details.flatMap((detail) => {
    const sum = first(detail, 'Amt') ?? first(detail, 'AmtDtls', 'TxAmt', 'Amt')
    const cents = centsOf(sum)
    const isReceived = ['', 'CRDT'].includes(textOf(detail, 'CdtDbtInd')) && sum?.attributes['Ccy'] === 'EUR'
    return isReceived && cents !== null && cents > 0 ? [{ detail, cents }] : []
  })
  const addsUp = parts.length === details.length && parts.reduce((all, { cents }) => all + cents, 0) === amountCents
  return addsUp ? parts : null
}

const kindOf = ({ entry, details, isPart }: Told): StatementLineKind => {
  const isReturned = details.length > 0 && details.every((detail) => first(detail, 'RtrInf'))
  if (isReversal(entry) || isReturned) return 'refund_returned'
  const counted = all(entry, 'NtryDtls').some((one) => Number(textOf(one, 'Btch', 'NbOfTxs')) > 1)
  return !isPart && (details.length > 1 || counted) ? 'batch' : 'transfer'
}

type Told = { entry: XmlElement; details: XmlElement[]; isPart?: boolean }

const lineOf = ({
  source,
  amountCents,
  bookedOn,
  ...told
}: Told & { source: string; amountCents: number; bookedOn: string }): StatementLine => {
  const { entry, details } = told
  const isOne = details.length < 2
  const payers = details.map(payerOf).filter(Boolean)
  const texts = wordsOf(told)
  const { words, beyond } = cutWords([...(isOne ? [] : payers), ...texts])
  const own = (isOne ? textOf(details[0], 'Refs', 'AcctSvcrRef') : '') || textOf(entry, 'AcctSvcrRef')
  return {
    ...{ kind: kindOf(told), bookedOn, amountCents, words, more: beyond },
    payer: isOne ? clean(payers[0] ?? '', MOST_PAYER) : '',
    ...{ source, own: ownReference(own), said: digest(...payers, ...texts) },
  }
}

const centsOf = (sum: XmlElement | undefined): number | null => readCents({ text: textOf(sum), decimal: '.' })

const dayOf = (entry: XmlElement): string | null => {
  const booked = [first(entry, 'BookgDt'), first(entry, 'ValDt')].find((one) => one && one.children.length > 0)
  return readDay({ text: textOf(booked, 'Dt') || textOf(booked, 'DtTm'), order: 'year_first' })
}

const payerOf = (detail: XmlElement | undefined): string => {
  const debtor = first(detail, 'RltdPties', 'Dbtr')
  return textOf(debtor, 'Nm') || textOf(debtor, 'Pty', 'Nm')
}

/** What customers and banks wrote: each bank has another place for it. */
const wordsOf = ({ entry, details }: { entry: XmlElement; details: XmlElement[] }): string[] => {
  const texts = [...details.flatMap(detailWords), textOf(entry, 'AddtlNtryInf')]
  return texts.filter((text) => text !== '' && !/^not\s?provided$/i.test(text))
}

const detailWords = (detail: XmlElement): string[] => {
  const said = first(detail, 'RmtInf')
  const ultimate = first(detail, 'RltdPties', 'UltmtDbtr')
  return [
    ...all(said, 'Ustrd').map((one) => textOf(one)),
    ...all(said, 'Strd').flatMap((one) => [
      textOf(one, 'CdtrRefInf', 'Ref'),
      ...all(one, 'RfrdDocInf').map((document) => textOf(document, 'Nb')),
      ...all(one, 'AddtlRmtInf').map((more) => textOf(more)),
    ]),
    ...['EndToEndId', 'InstrId'].map((name) => textOf(detail, 'Refs', name)),
    textOf(ultimate, 'Nm') || textOf(ultimate, 'Pty', 'Nm'),
    textOf(detail, 'AddtlTxInf'),
  ]
}

/** The elements of that name in another. */
const all = (element: XmlElement | undefined, wanted: string): XmlElement[] =>
  element?.children.filter(({ name }) => name === wanted) ?? []

/** The first element at the end of a path of names. */
const first = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, wanted) => at?.children.find(({ name }) => name === wanted), element)

const textOf = (element: XmlElement | undefined, ...path: string[]): string =>
  first(element, ...path)?.text.trim() ?? ''
