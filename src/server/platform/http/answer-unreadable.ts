import type { AfterErrorHook, PayloadRequest } from 'payload'
import { MESSAGES } from './errors'

/** What PostgreSQL says of a value that no column can hold: a text for a number, a number or a date too large, a NUL. */
const UNREADABLE_VALUES = new Set(['22P02', '22003', '22007', '22008', '22021'])

/** A text or a key that no JSON column keeps, such as one with a NUL: it stood in a body. */
const UNWRITABLE_JSON = '22P05'

/** What PostgreSQL says of a search that compares a column with what its type cannot be compared with. */
const UNKNOWN_COMPARISONS = new Set(['42883', '42804', '42846', '42601', '2201B'])

/** What PostgreSQL says of a row that breaks a rule of its table: a value that is missing, taken or out of bounds. */
const BROKEN_RULES = new Set(['23502', '23505', '23514'])

const BROKEN_LINK = '23503'
export const UNKNOWN_LINK = 'Ce document renvoie à un autre qui n’existe pas, ou un autre renvoie à lui.'

/** What the reader of forms says of a body that is none, or whose file is a text. */
const UNREADABLE_FORM =
  /malformed part header|unexpected end of form|boundary not found|unexpected end of multipart|not eligible for file upload|expected response from the upload handler/i

/** Payload answers 500 to a number, a text or a form that cannot be read, or kept: it is the request that is wrong. */
export const answerUnreadable: AfterErrorHook = ({ error, req }) => {
  const codes = codesOf(error)
  return answerBroken(codes) ?? answerOdd({ error, codes, req })
}

const answerBroken = (codes: string[]): Refusal | undefined => {
  if (codes.includes(BROKEN_LINK)) return refusal(422, UNKNOWN_LINK)
  return codes.some((code) => BROKEN_RULES.has(code)) ? refusal(422, MESSAGES.invalid) : undefined
}

type Odd = { error: Error; codes: string[]; req: PayloadRequest }

const answerOdd = ({ error, codes, req }: Odd): Refusal | undefined => {
  const isValue = codes.some((code) => UNREADABLE_VALUES.has(code))
  const isBody = codes.includes(UNWRITABLE_JSON) || isUnreadableForm(error)
  const hasSearch = req.query['where'] !== undefined || req.query['sort'] !== undefined
  const isSearch = hasSearch && (isOddValue(error) || codes.some((code) => UNKNOWN_COMPARISONS.has(code)))
  if (!isValue && !isBody && !isSearch) return undefined
  const isPath = isValue && !hasSearch && req.method !== 'POST'
  return isPath ? refusal(404, MESSAGES.notFound) : refusal(400, MESSAGES.unreadable)
}

type Refusal = { response: { errors: Array<{ message: string }> }; status: number }

const refusal = (status: number, message: string): Refusal => ({ response: { errors: [{ message }] }, status })

/** What Payload fails at as it makes a statement of a search: a day that is none, a list that holds nothing, half a relation. */
const isOddValue = (error: Error): boolean =>
  error instanceof TypeError || error instanceof RangeError || error.message === 'Not supported'

/** A form that breaks off, or whose document is no JSON. */
const isUnreadableForm = (error: Error): boolean => error instanceof SyntaxError || UNREADABLE_FORM.test(error.message)

/** The codes of an error and of what caused it. */
const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  return [...own, ...codesOf(error.cause)]
}
