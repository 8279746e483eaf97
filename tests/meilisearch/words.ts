/** Words without case or accents, as the engine keeps them. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** How many letters to add, take, change or swap to go from one word to the other; a wrong first letter counts twice. */
export const distance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const cell = (back: number, left: number): number => (back === 0 ? row : rows[i - back])?.[j - left] ?? Infinity
      const isSame = from[i - 1] === to[j - 1]
      let cost = Math.min(cell(1, 0) + 1, cell(0, 1) + 1, cell(1, 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, cell(2, 2) + 1)
      row.push(cost)
    }
    rows.push(row)
  }
  const typos = rows[from.length]?.[to.length] ?? Infinity
  return typos > 0 && from[0] !== to[0] ? typos + 1 : typos
}

export type TypoSizes = { oneTypo: number; twoTypos: number }

type WordMatch = { typos: number; isExact: boolean } | null
type Options = { asked: string; word: string; isPrefix: boolean; sizes: TypoSizes }

const MOST_KEPT = 100_000
const kept = new Map<string, WordMatch>()

/** How a word of the query matches a word of a document: its typos and whether it is exact, or null. */
export const matchWord = (options: Options): WordMatch => {
  const key = `${options.asked} ${options.word} ${String(options.isPrefix)} ${String(options.sizes.oneTypo)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size > MOST_KEPT) kept.clear()
  const match = compareWords(options)
  kept.set(key, match)
  return match
}

const compareWords = ({ asked, word, isPrefix, sizes }: Options): WordMatch => {
  if (asked === word) return { typos: 0, isExact: true }
  if (isPrefix && word.startsWith(asked)) return { typos: 0, isExact: false }
  const isNumber = /^\d+$/.test(asked)
  const allowed = isNumber || asked.length < sizes.oneTypo ? 0 : asked.length < sizes.twoTypos ? 1 : 2
  if (allowed === 0) return null
  const starts = isPrefix ? [-1, 0, 1].map((more) => word.slice(0, asked.length + more)) : []
  const typos = Math.min(...[word, ...starts].map((candidate) => distance(asked, candidate)))
  return typos <= allowed ? { typos, isExact: false } : null
}
