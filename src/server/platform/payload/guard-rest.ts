import { getPayload, type Payload, type PayloadRequest, type SanitizedConfig } from 'payload'
import { PANEL_ROUTES } from '@/contract/panel-routes'
import { isUnwritable } from '@/domain/text/plain-text'
import { BACK_OFFICE_ROLES, type Role } from '@/domain/accounts/roles'
import { errorResponse, HttpError, MESSAGES, notFound } from '@/server/platform/http/errors'
import { fewAtATime } from '@/server/platform/http/few-at-a-time'
import { MAX_BODY_BYTES } from '@/server/platform/http/max-body-bytes'
import { noteUser } from '@/server/platform/log/request-facts'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { askAgain } from '../http/ask-again'
import { readableRequest } from './readable-request'
import { refuseOtherAddress } from './refuse-other-address'
import { sayMethods } from './say-methods'
import { noteSessionUse } from '../http/session-use'
import { withoutOverride } from './without-override'

type RouteHandler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Calls of Payload's REST that the admin panel's sign-in page needs before anyone is known. */
const SIGN_IN_CALLS = new Set([
  'GET users/me',
  'GET payload-preferences/nav',
  ...PANEL_ROUTES.filter(({ auth }) => auth === 'sign_in').map(
    ({ method, path }) => `${method.toUpperCase()} ${path.slice(1)}`,
  ),
])

/** Pictures are drawn one at a time, so that a series of them leaves room for visitors. */
const uploads = fewAtATime({ mostRunning: 1, mostWaiting: 20 })

/** What pages show and play. */
const FILES = new Set(['media', 'recordings'])

const isPublic = ({ method, path }: { method: string; path: string[] }): boolean =>
  path[0] === 'v1' || (FILES.has(path[0] ?? '') && path[1] === 'file' && (method === 'GET' || method === 'HEAD'))

/** Payload's own work, which nobody calls, and its link card, which drops the connection. */
const NOBODYS = new Set(['og', 'payload-jobs', 'payload-kv', 'payload-migrations'])

/** Calls that neither the panel nor anyone needs: whether there are accounts, and what fails on what is not there or many. */
const CLOSED_CALLS = /^(?:GET users\/init|DELETE payload-preferences\b.*|PATCH payload-preferences)$/

/** What Payload would fail at, or answer to nobody's use. */
const isNowhere = ({ config, method, path }: { config: SanitizedConfig; method: string; path: string[] }): boolean => {
  if (CLOSED_CALLS.test(`${method} ${path.join('/')}`)) return true
  if (NOBODYS.has(path[0] ?? '') || path.some((part) => /\p{Cc}/u.test(part))) return true
  const isGlobal = path[0] === 'globals'
  const [slug, rest] = isGlobal ? path.slice(1) : path
  if (rest !== 'versions') return false
  const entity = (isGlobal ? config.globals : config.collections).find((one) => one.slug === slug)
  return !entity?.versions
}

/** Payload's own REST answers the back office alone; /api/v1, pictures and the panel's sign-in stay open. */
export const guardRest =
  (config: Promise<SanitizedConfig>) =>
  (handler: RouteHandler): RouteHandler =>
  async (given, context) => {
    const { slug = [] } = await context.params
    const request = withoutOverride({ request: given, path: slug })
    const { method } = request
    if (isNowhere({ config: await config, method, path: slug })) return errorResponse(notFound(MESSAGES.notFound))
    if (isPublic({ method, path: slug })) return handler(request, context)
    // A null byte in a path or a query would make PostgreSQL fail.
    if (holdsNull({ request, path: slug })) {
      return errorResponse(new HttpError({ status: 400, message: MESSAGES.unreadable }))
    }
    const payload = await getPayload({ config })
    const caller = await readCaller({ payload, headers: request.headers })
    if (!caller) return refusal({ status: 503, message: MESSAGES.unexpected, headers: { 'Retry-After': '5' } })
    const { user } = caller
    noteUser(user)
    const isBackOffice = BACK_OFFICE_ROLES.some((role: Role) => role === user?.role)
    const refused = isBackOffice ? null : await refuseStranger({ payload, request, user })
    if (refused) return logged({ answer: refusal(refused), request, path: slug })
    const mayPass = (by: string) => (user ? isBackOffice : SIGN_IN_CALLS.has(`${by} ${slug.join('/')}`))
    if (method === 'OPTIONS') {
      const sanitized = await config
      const isThere = (by: string) => !isNowhere({ config: sanitized, method: by, path: slug })
      const mayUse = (by: string) => isPublic({ method: by, path: slug }) || (mayPass(by) && isThere(by))
      return sayMethods({ config: sanitized, path: slug, mayUse })
    }
    if (mayPass(method)) {
      const answer = await answerReadable({ request, path: slug, handle: (readable) => handler(readable, context) })
      return logged({ answer, request, userId: user?.id, path: slug })
    }
    return logged({ answer: errorResponse(notFound(MESSAGES.notFound)), request, userId: user?.id, path: slug })
  }

type Stranger = { payload: Payload; request: Request; user: PayloadRequest['user'] }

const refuseStranger = async ({ payload, request, user }: Stranger): Promise<HttpError | null> => {
  const elsewhere = user ? null : await refuseOtherAddress({ payload, headers: request.headers })
  // The server let a signed token pass: its session may be over, or its role taken away since.
  return elsewhere ?? (isLarge(request) ? new HttpError({ status: 413, message: MESSAGES.tooLarge }) : null)
}

type Readable = { request: Request; path: string[]; handle: (request: Request) => Promise<Response> }

const answerReadable = async ({ request, path, handle }: Readable): Promise<Response> => {
  const readable = await readableRequest(request)
  if (readable instanceof HttpError) return refusal(readable)
  const isUpload = FILES.has(path[0] ?? '') && request.method !== 'GET'
  const answer = isUpload ? await uploads('uploads', () => handle(readable)) : await handle(readable)
  return answer ?? refusal({ status: 503, message: MESSAGES.busy, headers: { 'Retry-After': '10' } })
}

const holdsNull = ({ request, path }: { request: Request; path: string[] }): boolean =>
  path.some(isUnwritable) || request.url.includes('%00')

const isLarge = ({ headers }: Request): boolean => Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES

/** Who calls, or null while the database does not say: nobody is told then that there is nothing for them. */
const readCaller = async ({
  payload,
  headers,
}: {
  payload: Payload
  headers: Headers
}): Promise<{ user: PayloadRequest['user'] } | null> => {
  try {
    const user = (await payload.auth({ headers })).user ?? (await askAgain({ payload, headers }))
    await noteSessionUse({ user, headers })
    return { user }
  } catch (error) {
    payload.logger.error({ err: error }, 'the caller of a call could not be read')
    return null
  }
}

type Refusal = { status: number; message: string; headers?: Record<string, string> }

/** In the shape of Payload’s own errors, which the panel shows. */
const refusal = ({ status, message, headers }: Refusal): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

type Logged = { answer: Response; request: Request; userId?: number; path: string[] }

/** What the panel's calls refuse is written down: the collection and the number, nothing of the query. */
const logged = ({ answer, request, userId, path }: Logged): Response => {
  if (answer.status === 401 || answer.status === 403 || answer.status === 404) {
    const target = path
      .filter((part) => /^(?:[a-z][a-z-]{1,40}|\d{1,10})$/.test(part))
      .slice(0, 3)
      .join('/')
    const detail = `${request.method.toLowerCase()} ${String(answer.status)}`
    logSecurityEvent({ event: 'access_refused', outcome: 'refused', headers: request.headers, userId, target, detail })
  }
  return answer
}
