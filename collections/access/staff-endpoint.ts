import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { errorResponse, HttpError, invalid } from '@/server/platform/http/errors'
import { readBody } from '@/server/platform/http/read-body'
import { refuseForeignOrigin } from '@/server/platform/http/refuse-foreign-origin'
import { hasRole } from './roles'

type Context<Body> = {
  /** 0 where the path names no document. */ id: number
  userId: number
  body: Body
  req: PayloadRequest
}

type StaffEndpoint<Body> = {
  method: 'get' | 'post'
  path: `/${string}`
  body?: z.core.$ZodType<Body>
  answer: (context: Context<Body>) => Promise<object>
}

/** A call of the panel, most often on one document, for the agency alone: who asks, what is sent and what is refused. */
export const staffEndpoint = <Body = undefined>({ method, path, body, answer }: StaffEndpoint<Body>): Endpoint => ({
  method,
  path,
  handler: async (req) => {
    try {
      const content = await answer(await readContext({ req, body, isWrite: method === 'post' }))
      if (content instanceof Response) return content
      return Response.json(content, { headers: { 'Cache-Control': 'no-store' } })
    } catch (error) {
      if (error instanceof HttpError) return errorResponse(error)
      throw error
    }
  },
})

const readContext = async <Body>({
  req,
  body,
  isWrite,
}: {
  req: PayloadRequest
  body: z.core.$ZodType<Body> | undefined
  isWrite: boolean
}): Promise<Context<Body>> => {
  if (isWrite) refuseForeignOrigin(req.headers)
  if (!req.user || !hasRole(req.user, 'staff')) throw new HttpError({ status: 403, message: 'Accès refusé' })
  const id = readId(req)
  const parsed = body && z.safeParse(body, await readBody(req))
  if (parsed && !parsed.success) throw invalid(parsed.error)
  // Without a schema the handler asks for no body.
  return { id, userId: req.user.id, body: parsed?.data as Body, req }
}

const readId = ({ routeParams }: PayloadRequest): number => {
  const named = routeParams?.['id']
  if (named === undefined) return 0
  const id = typeof named === 'string' && /^[1-9]\d*$/.test(named) ? Number(named) : 0
  if (id === 0 || !Number.isSafeInteger(id)) throw new HttpError({ status: 404, message: 'Introuvable' })
  return id
}
