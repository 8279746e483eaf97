import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { openCalls } from '@/server/compose/answer-call'
import { toResponse } from '@/server/platform/http/answer'
import type { Call, FindCall } from '@/server/platform/web/calls-door'
import { guardRest } from '@/server/platform/payload/guard-rest'

const guarded = guardRest(config)

const HANDLERS = {
  GET: guarded(REST_GET(config)),
  POST: guarded(REST_POST(config)),
  PATCH: guarded(REST_PATCH(config)),
  PUT: guarded(REST_PUT(config)),
  DELETE: guarded(REST_DELETE(config)),
  OPTIONS: guarded(REST_OPTIONS(config)),
}

export type Method = keyof typeof HANDLERS

let calls: ReturnType<typeof openCalls> | undefined

export const findCall = async (asked: Parameters<FindCall>[0]): Promise<Call | undefined> =>
  (await (calls ??= openCalls()))(asked)

/** Answers a request for a path under /api as the web server does: a call by itself, all else by Payload's router. */
export const answerRequest = async (request: Request): Promise<Response> =>
  (await answerByDoor(request)) ?? answerByRouter(request)

/** Answers a call of the contract as the web server does, without Payload's router; nothing for what is none. */
export const answerByDoor = async (request: Request): Promise<Response | undefined> => {
  const url = new URL(request.url)
  const { method, headers, body } = request
  const call = await findCall({ method, path: url.pathname.replace(/^\/api/, '') })
  if (!call) return undefined
  const { besides, ...answer } = await call({ method, url, headers, body })
  const response = toResponse(answer)
  for (const [name, value] of besides ?? []) response.headers.append(name, value)
  return response
}

/** Answers it by the route handler that is Next's: guard, Payload's router, endpoint. */
export const answerByRouter = (request: Request): Promise<Response> => {
  const slug = new URL(request.url).pathname
    .replace(/^\/api\//, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  return HANDLERS[request.method as Method](request, { params: Promise.resolve({ slug }) })
}
