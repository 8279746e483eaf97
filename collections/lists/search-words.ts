import type { CollectionBeforeOperationHook, Where } from 'payload'
import { searchedWords, type SearchedWord } from '@/domain/search/searched-words'

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
  if (text !== null) return condition({ words: searchedWords(text), fields })
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
