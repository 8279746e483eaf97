import type { AfterErrorHook } from 'payload'
import { MESSAGES } from './errors'

/** What PostgreSQL says of a value that no column can hold: a text for a number, a number too large, a NUL. */
const UNREADABLE_VALUES = new Set(['22P02', '22003', '22021'])

/** A text or a key that no JSON column keeps, such as one with a NUL: it stood in a body. */
const UNWRITABLE_JSON = '22P05'

/** What the reader of forms says of a body that is none, or whose file is a text. */
const UNREADABLE_FORM =
  /malformed part header|unexpected end of form|boundary not found|unexpected end of multipart|expected response from the upload handler/i

/** Payload answers 500 to a number, a text or a form that cannot be read: it is the request that is wrong. */
export const answerUnreadable: AfterErrorHook = ({ error, req }) => {
  const codes = codesOf(error)
  const isValue = codes.some((code) => UNREADABLE_VALUES.has(code))
  const isBody = codes.includes(UNWRITABLE_JSON) || isUnreadableForm(error)
  if (!isValue && !isBody) return
  const isSearch = isValue && req.method !== 'POST'
  const message = isSearch ? MESSAGES.notFound : MESSAGES.unreadable
  return { response: { errors: [{ message }] }, status: isSearch ? 404 : 400 }
}

/** A form that breaks off, or whose document is no JSON. */
const isUnreadableForm = (error: Error): boolean => error instanceof SyntaxError || UNREADABLE_FORM.test(error.message)

/** The codes of an error and of what caused it. */
const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  return [...own, ...codesOf(error.cause)]
}
