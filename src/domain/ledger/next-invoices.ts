/** What a paper of accounting says: a sum received in advance, the price with what was invoiced before taken off, or less than was invoiced. */
export const INVOICE_KINDS = ['deposit', 'balance', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Of an earlier paper, by its number in the database, how much of it is deducted or corrected, in cents. */
export type InvoiceReference = { id: number; cents: number }

export type IssuedInvoice = { id: number; kind: InvoiceKind; amountCents: number; references: InvoiceReference[] }

/** A paper that is to be issued. */
export type NextInvoice = { kind: InvoiceKind; amountCents: number; references: InvoiceReference[] }

export type Billing = {
  /** What is asked for today, in cents: the price, or once canceled the fee alone. */
  owedCents: number
  /** What was received, refunds taken off. */
  paidCents: number
  /** Oldest first. */
  issued: readonly IssuedInvoice[]
  /** Whether a payment was just received: it alone begins the papers of a booking. */
  isReceipt: boolean
}

/**
 * The papers that a booking lacks, in order, as cents: what was received is invoiced, the whole price once it is paid, and what was
 * invoiced beyond what is asked for, or given back before the whole was invoiced, is credited. None when nothing changed.
 */
export const nextInvoices = ({ owedCents, paidCents, issued, isReceipt }: Billing): NextInvoice[] => {
  if (!isReceipt && issued.length === 0) return []
  const invoiced = invoicedCents(issued)
  const hasBalance = issued.some(({ kind }) => kind === 'balance')
  const receivedCents = Math.min(Math.max(paidCents, 0), owedCents)
  const mostCents = hasBalance ? owedCents : receivedCents
  const open = openInvoices(issued)
  const credited = Math.max(0, invoiced - mostCents)
  const corrections = takeFromLatest({ open, cents: credited })
  const papers: NextInvoice[] =
    credited > 0 ? [{ kind: 'credit_note', amountCents: credited, references: corrections }] : []
  const standing = invoiced - credited
  const isPaid = owedCents > 0 && receivedCents === owedCents
  if (isPaid && (!hasBalance || owedCents > standing)) {
    const references = leftOf({ open, corrections })
    return [...papers, { kind: 'balance', amountCents: owedCents - standing, references }]
  }
  if (!isPaid && receivedCents > standing) {
    return [...papers, { kind: 'deposit', amountCents: receivedCents - standing, references: [] }]
  }
  return papers
}

/** What papers ask for together, in cents: credit notes are taken off. */
export const invoicedCents = (issued: ReadonlyArray<Pick<IssuedInvoice, 'kind' | 'amountCents'>>): number =>
  issued.reduce((sum, { kind, amountCents }) => sum + (kind === 'credit_note' ? -amountCents : amountCents), 0)

/** Of each invoice, what no credit note took off it. */
const openInvoices = (issued: readonly IssuedInvoice[]): InvoiceReference[] => {
  const notes = issued.filter(({ kind }) => kind === 'credit_note').flatMap(({ references }) => references)
  return issued
    .filter(({ kind }) => kind !== 'credit_note')
    .map(({ id, amountCents }) => ({
      id,
      cents: notes.filter((one) => one.id === id).reduce((left, { cents }) => left - cents, amountCents),
    }))
    .filter(({ cents }) => cents > 0)
}

const takeFromLatest = ({ open, cents }: { open: InvoiceReference[]; cents: number }): InvoiceReference[] => {
  let left = cents
  const taken: InvoiceReference[] = []
  for (const one of open.toReversed()) {
    const part = Math.min(left, one.cents)
    if (part > 0) taken.push({ id: one.id, cents: part })
    left -= part
  }
  return taken
}

const leftOf = ({
  open,
  corrections,
}: {
  open: InvoiceReference[]
  corrections: InvoiceReference[]
}): InvoiceReference[] =>
  open
    .map(({ id, cents }) => ({ id, cents: cents - (corrections.find((one) => one.id === id)?.cents ?? 0) }))
    .filter(({ cents }) => cents > 0)
