import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
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

/** Answers a request for a path under /api by the site's own route handler: guard, Payload's router, endpoint. */
export const answerRequest = (request: Request): Promise<Response> => {
  const slug = new URL(request.url).pathname
    .replace(/^\/api\//, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  return HANDLERS[request.method as Method](request, { params: Promise.resolve({ slug }) })
}
