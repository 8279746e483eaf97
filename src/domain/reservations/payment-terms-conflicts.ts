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
    const words: string[] = line.toLowerCase().match(/[\p{L}\d]+|%/gu) ?? []
    return (
      (words.includes('acompte') && numbersBefore(words, isPercent).some((share) => share !== terms.deposit_percent)) ||
      numbersBefore(words, isAfterClaim).some((days) => days !== terms.grace_days)
    )
  })

/** The numbers of a line, as figures or in words, whose next words are those meant. */
const numbersBefore = (words: readonly string[], isMeant: (next: readonly string[]) => boolean): number[] =>
  words.flatMap((word, index) => {
    const number = NUMBERS[word] ?? Number(word)
    return !Number.isNaN(number) && isMeant(words.slice(index + 1, index + 6)) ? [number] : []
  })

const isPercent = ([first, second]: readonly string[]): boolean =>
  first === '%' || (first === 'pour' && second === 'cent')

/** As « jours après la relance », or « jours qui suivent notre rappel ». */
const isAfterClaim = ([unit, ...next]: readonly string[]): boolean => {
  const [link = '', ...end] = next[0] === 'qui' ? next.slice(1) : next
  if (!['jour', 'jours'].includes(unit ?? '') || !(link === 'après' || link.startsWith('suiv'))) return false
  return end.slice(0, 2).some((word) => word === 'rappel' || word === 'relance')
}
