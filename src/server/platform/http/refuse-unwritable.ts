import { isUnwritable } from '@/domain/text/plain-text'
import { HttpError, MESSAGES, type FieldMessage } from './errors'

export const UNWRITABLE = 'Ce texte contient un caractère illisible.'

/** 422, field by field, for a text that no database keeps: a null byte in it, or half a character. */
export const refuseUnwritable = ({ query, body }: { query?: unknown; body?: unknown }): void => {
  const fields = [...findUnwritable(query), ...findUnwritable(body)]
  if (fields.length > 0) throw new HttpError({ status: 422, message: MESSAGES.invalid, fields })
}

const findUnwritable = (value: unknown, path: string[] = []): FieldMessage[] => {
  if (typeof value === 'string') return isUnwritable(value) ? [{ field: path.join('.'), message: UNWRITABLE }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => findUnwritable(part, [...path, name]))
}
