import { saysName } from '@/domain/text/fold-name'
import { foldText } from '@/domain/text/fold-text'
import { formatPrice } from '@/domain/text/price'

/** A booking that waits for money. */
export type AwaitedTransfer = {
  id: number
  number: string
  /** Of who booked and who travels. */
  names: readonly string[]
  isCanceled: boolean
  leftCents: number
  /** What is missing of the deposit; zero once it is there. */
  depositLeftCents: number
}

export type TransferProposal = {
  reservationId: number
  /** Whether it may be confirmed with all the others at once. */
  isSure: boolean
  reason: string
}

/** `more` is what the bank's file says and the list does not show. */
export type ReceivedTransfer = {
  amountCents: number
  payer: string
  words: string
  more?: string
  kind?: string
  /** The day on which the bank took it back. */
  taken_back_on?: string | null
}

/** All that a line says, to be searched. */
export const saidBy = ({ payer, words, more = '' }: Pick<ReceivedTransfer, 'payer' | 'words' | 'more'>): string =>
  [words, payer, more].filter(Boolean).join(' ')

/**
 * The booking that a transfer is for: the one whose reference it bears, else the only one that waits for this very sum from
 * somebody of that name. Null when nothing says so, or two do. It is sure with its reference and a sum that is due.
 */
export const matchTransfer = ({
  line,
  awaited,
}: {
  line: ReceivedTransfer
  awaited: readonly AwaitedTransfer[]
}): TransferProposal | null => {
  if (!isReceipt(line)) return null
  const text = saidBy(line)
  const references = referencesIn(text)
  const named = awaited.filter(
    ({ number }) => references.has(plainReference(number)) && bearsReference({ text, number }),
  )
  const [first] = named
  if (first) return named.length === 1 ? byReference({ booking: first, line }) : null
  const likely = awaited.filter(
    (booking) =>
      !booking.isCanceled && isDue({ booking, line }) && booking.names.some((name) => saysName({ text, name })),
  )
  const [only] = likely
  if (!only || likely.length > 1) return null
  return {
    reservationId: only.id,
    isSure: false,
    reason: 'Sans référence\u00a0: la somme attendue et le nom correspondent.',
  }
}

/** Whether a line is money of a customer's, neither a refund that came back nor a transfer that the bank took back. */
export const isReceipt = ({ amountCents, kind }: Pick<ReceivedTransfer, 'amountCents' | 'kind'>): boolean =>
  amountCents > 0 && kind !== 'refund_returned'

export const TAKEN_BACK = 'Référence trouvée, mais la banque a repris ce virement.'

const byReference = ({ booking, line }: { booking: AwaitedTransfer; line: ReceivedTransfer }): TransferProposal => {
  const told = { reservationId: booking.id, isSure: false }
  if (booking.isCanceled) return { ...told, reason: 'Référence trouvée, mais la réservation est annulée.' }
  if (line.amountCents > booking.leftCents) {
    const left = formatPrice(booking.leftCents / 100)
    return {
      ...told,
      reason: `Référence trouvée, mais il ne reste que ${left} à régler\u00a0: le surplus sera à rembourser.`,
    }
  }
  if (line.taken_back_on) return { ...told, reason: TAKEN_BACK }
  if (line.kind === 'batch') return { ...told, reason: 'Référence trouvée, dans une somme que la banque a groupée.' }
  if (isDue({ booking, line }) && saysReturn(saidBy(line))) {
    return { ...told, reason: 'Référence et somme attendue, mais le libellé parle d’un retour ou d’un rejet.' }
  }
  if (isDue({ booking, line })) return { ...told, isSure: true, reason: 'Référence et somme attendue.' }
  return { ...told, reason: 'Référence trouvée, pour une autre somme que celle attendue.' }
}

/** Whether a bank speaks of a payment that came back: a CSV has no mark for it. */
export const saysReturn = (text: string): boolean => {
  const said = foldText(text)
  const place = said.search(/\b(retour|rejet|rejete|retourne)\b/)
  return place >= 0 && (/\b(vir|virt|virement)\b/.test(said) || /\bsepa\b/.test(said.slice(place)))
}

const isDue = ({ booking, line }: { booking: AwaitedTransfer; line: ReceivedTransfer }): boolean =>
  line.amountCents > 0 && [booking.leftCents, booking.depositLeftCents].includes(line.amountCents)

/** Whether a text bears a reference: banks drop dashes or put spaces in their place; a longer number is another one. */
export const bearsReference = ({ text, number }: { text: string; number: string }): boolean => {
  const parts = number.split(/[^\p{L}\d]+/u).map((part) => part.replaceAll(/[^\p{L}\d]/gu, ''))
  return new RegExp(`(?<![\\p{L}\\d])${parts.join('[^\\p{L}\\d]*')}(?!\\d)`, 'iu').test(text)
}

/** A reference without what stands between its parts: « LG2706144 ». */
export const plainReference = (number: string): string => number.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')

/** As long as a reference may be. */
const LONGEST = 40

/** Every plain reference that a text may bear, and more: which it does is for `bearsReference` to say. */
export const referencesIn = (text: string): Set<string> => {
  const words = text.toUpperCase().match(/[\p{L}\d]+/gu) ?? []
  const found = new Set<string>()
  for (const [first] of words.entries()) {
    let plain = ''
    // Each word has a character at least.
    for (const word of words.slice(first, first + LONGEST)) {
      for (let end = 1; end <= word.length && plain.length + end <= LONGEST; end += 1) {
        if (!/\d/.test(word.charAt(end))) found.add(plain + word.slice(0, end))
      }
      plain += word
    }
  }
  return found
}
