import { formatPrice } from '@/domain/text/price'

/** What a payment took and gave back, in cents, by one side's books. */
export type BookLine = { reference: string; capturedCents: number; refundedCents: number }

export type Difference = { reference: string; kind: 'only_here' | 'only_there' | 'differs'; detail: string }

const words = ({ capturedCents, refundedCents }: BookLine): string =>
  refundedCents > 0
    ? `${formatPrice(capturedCents / 100)} reçus, ${formatPrice(refundedCents / 100)} rendus`
    : `${formatPrice(capturedCents / 100)} reçus`

const isEmpty = ({ capturedCents, refundedCents }: BookLine): boolean => capturedCents === 0 && refundedCents === 0

/** Where our ledger and a provider's books do not agree, payment by payment; what took nothing on either side is no difference. */
export const compareBooks = ({
  here,
  there,
}: {
  here: readonly BookLine[]
  there: readonly BookLine[]
}): Difference[] => {
  const theirs = new Map(there.map((line) => [line.reference, line]))
  const ours = new Map(here.map((line) => [line.reference, line]))
  const known = here.flatMap((line): Difference[] => {
    const other = theirs.get(line.reference)
    const { reference } = line
    if (!other) return isEmpty(line) ? [] : [{ reference, kind: 'only_here', detail: `Ici\u00a0: ${words(line)}` }]
    if (other.capturedCents === line.capturedCents && other.refundedCents === line.refundedCents) return []
    return [
      { reference, kind: 'differs', detail: `Ici\u00a0: ${words(line)}. Chez le prestataire\u00a0: ${words(other)}` },
    ]
  })
  const unknown = there
    .filter((line) => !ours.has(line.reference) && !isEmpty(line))
    .map((line): Difference => ({
      reference: line.reference,
      kind: 'only_there',
      detail: `Chez le prestataire\u00a0: ${words(line)}`,
    }))
  return [...known, ...unknown]
}
