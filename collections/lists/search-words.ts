import type { CollectionBeforeOperationHook, Where } from 'payload'

/**
 * A search of the panel's list finds the rows where each word stands in one of the searched fields, and a telephone number
 * however it is typed: Payload asks that one field hold the whole of it.
 */
export const searchWords: CollectionBeforeOperationHook = ({ args, collection }) => {
  const fields = collection.admin.listSearchableFields ?? []
  if (!('where' in args) || !args.where) return args
  return { ...args, where: unfold(args.where, fields) }
}

const unfold = (where: Where, fields: string[]): Where => {
  const text = searchedText(where, fields)
  if (text !== null) return anyOf(text, fields)
  const listed = (['and', 'or'] as const).filter((key) => Array.isArray(where[key]))
  return Object.assign({}, where, ...listed.map((key) => ({ [key]: where[key]?.map((part) => unfold(part, fields)) })))
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

const anyOf = (text: string, fields: string[]): Where => {
  const holds = (word: string): Where => ({ or: fields.map((field) => ({ [field]: { like: word } })) })
  const number = numberIn(text)
  if (number !== null)
    return { or: fields.flatMap((field) => [{ [field]: { like: text } }, { [field]: { like: number } }]) }
  return { and: text.split(/\s+/).filter(Boolean).map(holds) }
}

/** The beginning of a French number, or any with its country, as numbers are kept: `06 12 34` is `+3361234`. */
const numberIn = (text: string): string | null => {
  if (!/^\s*(?:\+|0)[\d\s.()-]{3,}$/.test(text)) return null
  const digits = text.replace(/[^\d+]/g, '')
  return digits.replace(/^(?:0033|0(?!0))/, '+33').replace(/^00/, '+')
}
