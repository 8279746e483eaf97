import { saysName } from '@/domain/text/fold-name'
import { bearsReference, plainReference, saidBy } from './match-transfer'

/** A refund by transfer that did not come back yet. */
export type SentRefund = {
  reservationId: number
  number: string
  /** Of who booked and who travels. */
  names: readonly string[]
  amountCents: number
  /** What the agency wrote of the transfer. */
  reference: string
}

type Returned = { amountCents: number; payer: string; words: string; more?: string }
type ReturnProposal = {
  reservationId: number
  /** Whether the refund is opened again without a word of the desk. */
  isSure: boolean
  reason: string
}

/**
 * The refund of that very sum whose money came back: the only one whose reference or booking the bank names, else the only one of
 * somebody it names. The only one of the sum that it does not name is for the desk to say; null where there are several or none.
 */
export const matchReturnedRefund = ({
  line,
  refunds,
}: {
  line: Returned
  refunds: readonly SentRefund[]
}): ReturnProposal | null => {
  const text = saidBy(line)
  const alike = refunds.filter(({ amountCents }) => amountCents === line.amountCents)
  const named = alike.filter((refund) => namesRefund({ text, refund }))
  if (named.length > 0)
    return onlyOf({ refunds: named, isSure: true, reason: 'Référence et somme d’un remboursement.' })
  const told = alike.filter(({ names }) => names.some((name) => saysName({ text, name })))
  if (told.length > 0) return onlyOf({ refunds: told, isSure: true, reason: 'Nom et somme d’un remboursement.' })
  return onlyOf({ refunds: alike, isSure: false, reason: 'Le seul remboursement de cette somme.' })
}

const onlyOf = ({
  refunds,
  ...told
}: { refunds: readonly SentRefund[] } & Omit<ReturnProposal, 'reservationId'>): ReturnProposal | null => {
  const ids = new Set(refunds.map(({ reservationId }) => reservationId))
  const [reservationId] = ids
  return reservationId !== undefined && ids.size === 1 ? { reservationId, ...told } : null
}

const namesRefund = ({ text, refund: { number, reference } }: { text: string; refund: SentRefund }): boolean => {
  if (bearsReference({ text, number })) return true
  const own = plainReference(reference)
  return own.length >= 5 && /\d/.test(own) && plainReference(text).includes(own)
}
