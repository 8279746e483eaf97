import { createHash } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { OutputOf, RouteShape } from '@/contract/define-route'
import { errorResponse, HttpError, invalid, MESSAGES } from './errors'
import { frenchIssue } from './french-issue'
import { readBody } from './read-body'
import { refuseForeignOrigin } from './refuse-foreign-origin'

z.config({ localeError: frenchIssue })

type SignedInUser = NonNullable<PayloadRequest['user']>

export type RouteContext<Route extends RouteShape> = {
  params: OutputOf<Route['params']>
  query: OutputOf<Route['query']>
  headers: OutputOf<Route['headers']>
  body: OutputOf<Route['body']>
  user: Route['auth'] extends 'user' ? SignedInUser : SignedInUser | null
  req: PayloadRequest
}

type Handler<Route extends RouteShape> = (context: RouteContext<Route>) => Promise<z.output<Route['response']>>

/** Puts a handler behind its contract: who may call, what is read, what is answered, how long it is kept. */
export const implementRoute = <Route extends RouteShape>(route: Route, handler: Handler<Route>): Endpoint => ({
  method: route.method,
  path: route.path,
  handler: async (req) => {
    try {
      const answer = await handler(await readContext({ route, req }))
      return present({ route, req, answer })
    } catch (error) {
      return refuse({ route, req, error })
    }
  },
})

const readContext = async <Route extends RouteShape>({
  route,
  req,
}: {
  route: Route
  req: PayloadRequest
}): Promise<RouteContext<Route>> => {
  if (route.method !== 'get') refuseForeignOrigin(req.headers)
  if (route.auth === 'user' && !(req.user && mayUse({ route, req }))) {
    throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  }
  const parse = (schema: z.ZodType | undefined, value: unknown, refusal: (error: z.ZodError) => HttpError): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(value)
    if (!result.success) throw refusal(result.error)
    return result.data
  }
  const context = {
    // A malformed identifier names nothing: the answer is that of an unknown one.
    params: parse(route.params, req.routeParams, route.paramsAreValues ? invalid : unknownAddress),
    headers: parse(route.headers, Object.fromEntries(req.headers), invalid),
    query: parse(route.query, Object.fromEntries(req.searchParams), invalid),
    body: route.body ? parse(route.body, await readBody(req), invalid) : undefined,
    user: req.user,
    req,
  }
  // The schemas of `route` just produced these values: the compiler cannot follow them through `parse`.
  return context as RouteContext<Route>
}

/** What changes something takes the token itself: the cookie alone, which a browser sends unasked, only reads. */
const mayUse = ({ route, req }: { route: RouteShape; req: PayloadRequest }): boolean =>
  route.method === 'get' || /^Bearer ./.test(req.headers.get('authorization') ?? '')

const unknownAddress = (): HttpError => new HttpError({ status: 404, message: MESSAGES.notFound })

const present = ({ route, req, answer }: { route: RouteShape; req: PayloadRequest; answer: unknown }): Response => {
  const body = JSON.stringify(answer)
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
  if (!route.cache) {
    headers.set('Cache-Control', 'no-store')
    return new Response(body, { status: route.status ?? 200, headers })
  }
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  headers.set('ETag', etag)
  headers.set(
    'Cache-Control',
    `public, max-age=${String(route.cache.maxAge)}, stale-while-revalidate=${String(route.cache.staleWhileRevalidate)}`,
  )
  const known = req.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim())
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { status: route.status ?? 200, headers })
}

const refuse = ({ route, req, error }: { route: RouteShape; req: PayloadRequest; error: unknown }): Response => {
  if (error instanceof HttpError) return errorResponse(error)
  req.payload.logger.error({ err: error, method: route.method, path: route.path }, 'call failed')
  return Response.json({ error: MESSAGES.unexpected }, { status: 500, headers: { 'Cache-Control': 'no-store' } })
}
