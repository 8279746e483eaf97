import type { PaymentTerms } from './payment-terms'

/** A node of a text of the editor, as far as its words go. */
type TextNode = { type?: string; text?: string; children?: readonly TextNode[] }

const LINES = ['paragraph', 'heading', 'listitem', 'quote']

/** The words of a text of the editor, one string a paragraph, a heading or an item of a list. */
export const textLines = (node: TextNode | null | undefined): string[] => {
  if (!node) return []
  if (LINES.includes(node.type ?? '')) return [wordsOf(node)]
  return (node.children ?? []).flatMap(textLines)
}

const wordsOf = ({ text, children = [] }: TextNode): string => text ?? children.map(wordsOf).join('')

const NUMBERS: Record<string, number> = {
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, vingt: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, cent: 100 },
}
const PERCENT = /([\p{L}\d]+)\s*(?:%|pour cent)/giu
const AFTER_CLAIM = /([\p{L}\d]+)\s+jours?\s+(?:après|(?:qui\s+)?suiv\p{L}+)\s+(?:\p{L}+\s+)?(?:rappel|relance)/giu

/**
 * The lines of a text that say another share of the deposit, or other days between the claim of a late one and the release of its
 * seats, than the terms of payment. A line that names neither contradicts nothing.
 */
export const contradictingLines = ({
  lines,
  terms,
}: {
  lines: readonly string[]
  terms: Pick<PaymentTerms, 'deposit_percent' | 'grace_days'>
}): string[] =>
  lines.filter((line) => {
    const shares = /acompte/i.test(line) ? numbersOf(line, PERCENT) : []
    return (
      shares.some((share) => share !== terms.deposit_percent) ||
      numbersOf(line, AFTER_CLAIM).some((days) => days !== terms.grace_days)
    )
  })

const numbersOf = (line: string, pattern: RegExp): number[] =>
  Array.from(line.matchAll(pattern), ([, word = '']) => NUMBERS[word.toLowerCase()] ?? Number(word)).filter(
    (number) => !Number.isNaN(number),
  )
