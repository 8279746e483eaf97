import type { CollectionBeforeOperationHook, Where } from 'payload'

/** The ways of typing one thing that is looked for: any of them will do. */
export type SearchedWord = string[]

/** What rows are shown for what was typed: each of its words stands somewhere in them. */
type Condition = (searched: { words: SearchedWord[]; fields: string[] }) => Where | Promise<Where>

/**
 * A search of the panel's list finds the rows where each word stands in one of the searched fields, and a telephone number
 * however it is typed: Payload asks that one field hold the whole of it.
 */
export const searchBy =
  (condition: Condition): CollectionBeforeOperationHook =>
  async ({ args, collection }) => {
    const fields = collection.admin.listSearchableFields ?? []
    if (!('where' in args) || !args.where) return args
    return { ...args, where: await unfold({ where: args.where, fields, condition }) }
  }

/** Looks for the words in the fields themselves. */
export const searchWords = searchBy(({ words, fields }) => ({
  and: words.map((word) => ({ or: fields.flatMap((field) => word.map((typed) => ({ [field]: { like: typed } }))) })),
}))

type Unfolded = { where: Where; fields: string[]; condition: Condition }

const unfold = async ({ where, fields, condition }: Unfolded): Promise<Where> => {
  const text = searchedText(where, fields)
  if (text !== null) return condition({ words: wordsOf(text), fields })
  const listed = (['and', 'or'] as const).filter((key) => Array.isArray(where[key]))
  const unfolded = listed.map(async (key) => ({
    [key]: await Promise.all((where[key] ?? []).map((part) => unfold({ where: part, fields, condition }))),
  }))
  return Object.assign({}, where, ...(await Promise.all(unfolded))) as Where
}

/** What was typed, when this is the condition that the list made of it. */
const searchedText = ({ or }: Where, fields: string[]): string | null => {
  if (!Array.isArray(or) || fields.length === 0 || or.length !== fields.length) return null
  const texts = or.map((part, index) => likeOf(part[fields[index] ?? '']))
  const [first] = texts
  return typeof first === 'string' && texts.every((text) => text === first) ? first : null
}

const likeOf = (condition: unknown): unknown =>
  typeof condition === 'object' && condition !== null && 'like' in condition ? condition.like : null

const wordsOf = (text: string): SearchedWord[] => {
  const number = numberIn(text)
  if (number !== null) return [[text, number]]
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word])
}

/** The beginning of a French number, or any with its country, as numbers are kept: `06 12 34` is `+3361234`. */
const numberIn = (text: string): string | null => {
  if (!/^\s*(?:\+|0)[\d\s.()-]{3,}$/.test(text)) return null
  const digits = text.replace(/[^\d+]/g, '')
  return digits.replace(/^(?:0033|0(?!0))/, '+33').replace(/^00/, '+')
}
