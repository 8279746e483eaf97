export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Beyond so many words the whole text is said to be replaced: the table below grows with the square. */
const MOST = 600

/** What differs between two texts, word by word, spaces kept: joined, `same` and `added` are the second, `same` and `removed` the first. */
export const diffWords = ({ before, after }: { before: string; after: string }): DiffPart[] => {
  const from = split(before)
  const to = split(after)
  if (from.length > MOST || to.length > MOST) return merge([part('removed', before), part('added', after)])
  return merge(walk(from, to))
}

/** Through both at once: the word they share, else the one whose loss leaves the most in common. */
const walk = (from: string[], to: string[]): DiffPart[] => {
  const longest = commonLengths(from, to)
  const common = (i: number, j: number): number => longest[i]?.[j] ?? -1
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const [one, other] = [from[i], to[j]]
    if (one === undefined && other === undefined) return parts
    if (one === other) parts.push(part('same', one))
    else if (common(i + 1, j) >= common(i, j + 1)) parts.push(part('removed', one))
    else parts.push(part('added', other))
    const { kind } = parts.at(-1) ?? { kind: 'same' }
    if (kind !== 'added') i++
    if (kind !== 'removed') j++
  }
}

const split = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

const part = (kind: DiffPart['kind'], text = ''): DiffPart => ({ kind, text })

/** How many words the rests of both texts from each pair of places have in common. */
const commonLengths = (from: string[], to: string[]): number[][] => {
  const table = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0))
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const row = table[i] ?? []
      row[j] = from[i] === to[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}

const merge = (parts: DiffPart[]): DiffPart[] => {
  const merged: DiffPart[] = []
  for (const { kind, text } of parts) {
    const last = merged.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else merged.push({ kind, text })
  }
  return merged
}
