import { createHash } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { CallRoute, OutputOf } from '@/contract/define-route'
import { noteUser } from '@/server/platform/log/request-facts'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { noteSessionUse } from './session-use'
import { matchesEtag } from './matches-etag'
import { jsonAnswer, toResponse, type Answer } from './answer'
import { unavailable } from './answer-unavailable'
import { checkCaller, unknownAddress } from './check-caller'
import { errorAnswer, HttpError, invalid, invalidOutside, MESSAGES } from './errors'
import { frenchIssue } from './french-issue'
import { holdRefusal, holdToContract } from './hold-to-contract'
import { inAccountTurn, inSessionTurn } from './own-turn'
import { readBody } from './read-body'
import { refuseForeignOrigin } from './refuse-foreign-origin'
import { refuseUnwritable } from './refuse-unwritable'

z.config({ localeError: frenchIssue })

const JSON_TYPE = 'application/json; charset=utf-8'

type SignedInUser = NonNullable<PayloadRequest['user']>

export type RouteContext<Route extends CallRoute> = {
  params: OutputOf<Route['params']>
  query: OutputOf<Route['query']>
  headers: OutputOf<Route['headers']>
  body: OutputOf<Route['body']>
  user: Route['auth'] extends 'public' | 'sign_in' ? SignedInUser | null : SignedInUser
  req: PayloadRequest
}

type Handler<Route extends CallRoute> = (context: RouteContext<Route>) => Promise<z.output<Route['response']>>

type Options = {
  /** The shape that the specification gives to whatever the call refuses. */
  shapeRefusal?: (error: HttpError) => HttpError
  /** How a refusal is written, where another's form reads it. */
  writeRefusal?: (error: HttpError) => Answer
  /** How the body is read, where another's form sends it. */
  readSent?: (req: PayloadRequest) => Promise<unknown>
}

type ReadCaller = (req: PayloadRequest) => Promise<PayloadRequest['user']>

/**
 * A call as both doors serve it: Payload's router by its `handler`, the web server itself by its `answer`, which asks who calls once it
 * is the call's turn.
 */
export type CallEndpoint = Endpoint & { answer: (req: PayloadRequest, readCaller?: ReadCaller) => Promise<Answer> }

/** Puts a handler behind its contract: who may call, what is read, what is answered, how long it is kept. */
export const implementRoute = <Route extends CallRoute>(
  route: Route,
  handler: Handler<Route>,
  { shapeRefusal = (error) => error, writeRefusal = errorAnswer, readSent = readBody }: Options = {},
): CallEndpoint => {
  const answer = async (req: PayloadRequest, readCaller?: ReadCaller): Promise<Answer> => {
    const call = { route, req }
    try {
      return await inSessionTurn(call, async () => {
        if (readCaller) req.user = await readCaller(req)
        const context = await readContext({ ...call, readSent })
        return inAccountTurn(call, async () => present({ ...call, answer: await handler(context) }))
      })
    } catch (error) {
      if (!(error instanceof HttpError)) return fail({ route, req, error })
      const refusal = shapeRefusal(error)
      if (process.env.NODE_ENV === 'test') holdRefusal({ route, refusal })
      logRefusal({ route, req, status: refusal.status })
      return writeRefusal(refusal)
    }
  }
  return { method: route.method, path: route.path, answer, handler: async (req) => toResponse(await answer(req)) }
}

const readContext = async <Route extends CallRoute>({
  route,
  req,
  readSent,
}: {
  route: Route
  req: PayloadRequest
  readSent: (req: PayloadRequest) => Promise<unknown>
}): Promise<RouteContext<Route>> => {
  noteUser(req.user)
  if (route.method !== 'get') refuseForeignOrigin(req.headers)
  await checkCaller({ route, req })
  await noteSessionUse(req)
  const parse = (
    schema: z.core.$ZodType | undefined,
    read: () => unknown,
    refusal: (error: z.ZodError) => HttpError,
  ): unknown => {
    if (!schema) return undefined
    const result = z.safeParse(schema, read())
    if (!result.success) throw refusal(result.error)
    return result.data
  }
  const context = {
    params: parse(route.params, () => req.routeParams, route.paramsAreValues ? invalid : () => unknownAddress(route)),
    headers: parse(route.headers, () => Object.fromEntries(req.headers), invalidOutside),
    query: parse(route.query, () => queryOf(req.searchParams), invalidOutside),
    body: undefined as unknown,
    user: req.user,
    req,
  }
  if (route.body) {
    const sent = await readSent(req)
    context.body = parse(route.body, () => sent, invalid)
  }
  // What a schema leaves as it was typed, such as a password, is still no text that PostgreSQL takes.
  refuseUnwritable({ query: context.query, body: context.body })
  // The schemas of `route` just produced these values: the compiler cannot follow them through `parse`.
  return context as RouteContext<Route>
}

/** A key that is given twice is a list, which no call takes for the one value it asks for. */
const queryOf = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const [value = '', ...others] = params.getAll(key)
      return [key, others.length > 0 ? [value, ...others] : value]
    }),
  )

const present = ({ route, req, answer }: { route: CallRoute; req: PayloadRequest; answer: unknown }): Answer => {
  const body = JSON.stringify(answer)
  // Every test is a test of the contract; in production it would cost what SQL took care to spare.
  if (process.env.NODE_ENV === 'test') holdToContract({ route, body })
  if ('file' in route && route.file !== undefined) return sendFile({ type: route.file, ...(answer as SentFile) })
  if (!route.cache) {
    const isAccepted = route.accepted !== undefined && z.safeParse(route.accepted, answer).success
    const headers = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' }
    return { status: isAccepted ? 202 : (route.status ?? 200), headers, body }
  }
  const { maxAge, staleWhileRevalidate } = route.cache
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = {
    'Content-Type': JSON_TYPE,
    ETag: etag,
    'Cache-Control': `public, max-age=${String(maxAge)}, stale-while-revalidate=${String(staleWhileRevalidate)}`,
  }
  if (matchesEtag({ known: req.headers.get('if-none-match') ?? undefined, etag }))
    return { status: 304, headers, body: null }
  return { status: route.status ?? 200, headers, body }
}

type SentFile = { filename: string; content: string }

const sendFile = ({ type, filename, content }: SentFile & { type: string }): Answer => ({
  status: 200,
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  },
  body: type.startsWith('text/') ? content : Buffer.from(content, 'base64'),
})

/** Whether a call stands beside Payload's own, whose guard writes down what is refused. */
const isOfPanel = ({ path }: CallRoute): boolean => !path.startsWith('/v1/')

const fail = ({ route, req, error }: { route: CallRoute; req: PayloadRequest; error: unknown }): Answer => {
  const refusal = unavailable(error)
  if (refusal) {
    req.payload.logger.warn({ err: error, method: route.method, path: route.path }, 'no database, or no room in it')
    if (isOfPanel(route)) throw refusal
    return errorAnswer(refusal)
  }
  // Payload's router answers it as it does beside: what no column holds is unreadable, what nobody meant is said in general.
  if (isOfPanel(route)) throw error
  req.payload.logger.error({ err: error, method: route.method, path: route.path }, 'call failed')
  return jsonAnswer({ status: 500, body: { error: MESSAGES.unexpected } })
}

/** Who asks for what is not theirs: without being signed in, from another site's page, or by the number of somebody else's. */
const logRefusal = ({ route, req, status }: { route: CallRoute; req: PayloadRequest; status: number }): void => {
  if (isOfPanel(route)) return
  const isOthers = status === 404 && route.auth === 'user' && route.params !== undefined
  if (status !== 403 && !(status === 401 && route.auth === 'user') && !isOthers) return
  const { headers, user, routeParams = {} } = req
  const named = Object.entries(routeParams).filter(
    ([name, value]) => /id$|position/.test(name) && /^\d{1,10}$/.test(String(value)),
  )
  const target = named.reduce<string>((path, [name, value]) => path.replace(`:${name}`, String(value)), route.path)
  const detail = `${route.method} ${String(status)}`
  logSecurityEvent({ event: 'access_refused', outcome: 'refused', headers, userId: user?.id, target, detail })
}
