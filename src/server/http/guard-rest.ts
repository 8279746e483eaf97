import { getPayload, type SanitizedConfig } from 'payload'
import { BACK_OFFICE_ROLES, type Role } from '@/domain/roles'
import { errorResponse, MESSAGES, notFound } from './errors'

type RouteHandler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Calls of Payload's REST that the admin panel's sign-in page needs before anyone is known. */
const SIGN_IN_CALLS = new Set([
  'POST users/first-register',
  'POST users/login',
  'POST users/logout',
  'POST users/forgot-password',
  'POST users/reset-password',
  'POST users/refresh-token',
  'GET users/me',
])

const isPublic = ({ method, path }: { method: string; path: string[] }): boolean =>
  path[0] === 'v1' || (path[0] === 'media' && path[1] === 'file' && (method === 'GET' || method === 'HEAD'))

/** Payload's own REST answers the back office alone; /api/v1, pictures and the panel's sign-in stay open. */
export const guardRest =
  (config: Promise<SanitizedConfig>) =>
  (handler: RouteHandler): RouteHandler =>
  async (request, context) => {
    const { slug = [] } = await context.params
    const { method } = request
    if (isPublic({ method, path: slug })) return handler(request, context)
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers: request.headers })
    const mayPass = user
      ? BACK_OFFICE_ROLES.some((role: Role) => role === user.role)
      : SIGN_IN_CALLS.has(`${method} ${slug.join('/')}`)
    return mayPass ? handler(request, context) : errorResponse(notFound(MESSAGES.notFound))
  }
