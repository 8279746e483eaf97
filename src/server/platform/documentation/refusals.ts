import type { RouteShape } from '@/contract/define-route'
import { CONFLICT_REASONS, type ConflictReason } from '@/contract/conflicts'

type Header = { description: string; schema: { type: 'integer'; minimum: number } }

export type DocumentedResponse = {
  description: string
  headers?: Record<string, Header>
  content?: { 'application/json': { schema: Record<string, unknown>; example?: unknown } }
}

const ERROR = { $ref: '#/components/schemas/Error' }
const content = { 'application/json': { schema: ERROR } }

const RETRY_AFTER: Header = {
  description: 'Seconds to wait before the call is worth making again.',
  schema: { type: 'integer', minimum: 1 },
}

/** How a call is refused, by the name that the document refers to. */
export const REFUSALS: Record<string, DocumentedResponse> = {
  Unreadable: { description: 'The body is no JSON, or nests too deep.', content },
  SignedOut: { description: 'Nobody is signed in, or a call that writes brought the cookie alone.', content },
  Foreign: { description: 'A page of another site sent it.', content },
  Unknown: { description: 'There is nothing there, or nothing of one’s own.', content },
  TooSlow: { description: 'The body took longer than 15 seconds to arrive.', content },
  TooLarge: { description: 'The body is larger than 64 kB.', content },
  OtherType: { description: 'The body is said to be something else than `application/json`.', content },
  Invalid: { description: 'What was sent is not what the call takes: `errors` says why, field by field.', content },
  TooMany: {
    description: 'Too many such calls, of those that are counted.',
    headers: { 'Retry-After': RETRY_AFTER },
    content,
  },
  HeadersTooLarge: { description: 'The headers are larger than 16 kB. Without a body.' },
  Conflict: {
    description:
      'What is asked for does not go with how things are now. `reason` says why in one word where a program may act on it, beside what the call names now.',
    content,
  },
  Other: {
    description: 'Any other refusal.',
    content,
  },
}

const OF_A_BODY = { 400: 'Unreadable', 408: 'TooSlow', 413: 'TooLarge', 415: 'OtherType' }

/** The refusals of a call, by status. */
export const refusalsOf = (route: RouteShape) => {
  const names = {
    ...(route.body && OF_A_BODY),
    401: route.auth === 'user' && 'SignedOut',
    403: route.method !== 'get' && 'Foreign',
    404: route.params && !route.paramsAreValues && 'Unknown',
    409: changesOwn(route) && 'Conflict',
    422: (route.body ?? route.query ?? route.headers ?? route.paramsAreValues) && 'Invalid',
    429: !route.cache && 'TooMany',
    431: 'HeadersTooLarge',
    default: 'Other',
  }
  const common = Object.entries(names).flatMap(([status, name]) =>
    name ? [[status, { $ref: `#/components/responses/${name}` }] as const] : [],
  )
  return { ...Object.fromEntries<DocumentedResponse | { $ref: string }>(common), ...conflictsOf(route) }
}

/** The 409 of a call that names its reasons. */
const conflictsOf = ({ conflicts = [] }: RouteShape): Record<string, DocumentedResponse> => {
  if (conflicts.length === 0) return {}
  const reasons: ConflictReason[] = [...new Set(conflicts)].toSorted()
  const lines = reasons.map((reason) => `- \`${reason}\`: ${CONFLICT_REASONS[reason]}`)
  const schema = { allOf: [ERROR, { type: 'object', properties: { reason: { type: 'string', enum: reasons } } }] }
  return {
    409: {
      description: ['What is asked for does not go with how things are now. `reason` is one of:', ...lines].join('\n'),
      content: { 'application/json': { schema } },
    },
  }
}

const changesOwn = ({ auth, method }: RouteShape): boolean => auth === 'user' && method !== 'get'
