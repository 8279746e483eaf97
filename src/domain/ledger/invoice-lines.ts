/** A line of an invoice, in cents; without a unit price it is a sum by itself. */
export type InvoiceLine = { label: string; unitCents: number | null; count: number; cents: number }

const KEPT = 'Frais d’annulation'
const KEPT_BEFORE = 'Frais d’annulation et de changement'
const AGREED = 'Ajustement convenu'

/**
 * What a booking is invoiced for, line by line, in cents: what its contract asks for, with what is kept for travelers canceled before,
 * or once it is canceled its fee alone. Their sum is what is owed, to the cent: what no line of the contract says is a line of its own.
 */
export const invoiceLines = ({
  isCanceled,
  owedCents,
  travelersFeeCents,
  lines,
}: {
  isCanceled: boolean
  owedCents: number
  travelersFeeCents: number
  /** Of the contract. */
  lines: readonly InvoiceLine[]
}): InvoiceLine[] => {
  if (isCanceled) return owedCents > 0 ? [sumLine(KEPT, owedCents)] : []
  const told = [...lines, ...(travelersFeeCents > 0 ? [sumLine(KEPT_BEFORE, travelersFeeCents)] : [])]
  const rest = owedCents - told.reduce((sum, { cents }) => sum + cents, 0)
  return rest === 0 ? told : [...told, sumLine(AGREED, rest)]
}

const sumLine = (label: string, cents: number): InvoiceLine => ({ label, unitCents: null, count: 1, cents })
