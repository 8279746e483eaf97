import type { PayloadRequest } from 'payload'
import type { CallRoute, PanelAuth } from '@/contract/define-route'
import { BACK_OFFICE_ROLES, type Role } from '@/domain/accounts/roles'
import { askAgain } from './ask-again'
import { HttpError, MESSAGES, notFound } from './errors'

const ROLES_OF: Record<PanelAuth, readonly Role[]> = {
  staff: ['staff', 'admin'],
  marketing: ['marketer', 'staff', 'admin'],
  team: BACK_OFFICE_ROLES,
  admin: ['admin'],
  sign_in: BACK_OFFICE_ROLES,
}

type Called = { route: CallRoute; req: PayloadRequest }

/**
 * Refuses who may not make this call: 401 on the site, 403 where the agency works, 404 for what else the panel has. After
 * it, `req.user` is somebody, but on public calls and those of a sign-in.
 */
export const checkCaller = async ({ route, req }: Called): Promise<void> => {
  const { auth } = route
  if (auth === 'public') return
  if (auth === 'user') {
    req.user ??= await askAgain({ payload: req.payload, headers: req.headers, req })
    if (req.user && mayUse({ route, req })) return
    throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  }
  const { user } = req
  if (user ? ROLES_OF[auth].includes(user.role) : auth === 'sign_in') return
  throw auth === 'staff' ? new HttpError({ status: 403, message: MESSAGES.forbidden }) : notFound(MESSAGES.notFound)
}

/** What changes something takes the token itself: the cookie alone, which a browser sends unasked, only reads. */
const mayUse = ({ route, req }: Called): boolean =>
  route.method === 'get' || /^Bearer ./.test(req.headers.get('authorization') ?? '')

/** A malformed identifier names nothing: the answer is that of an unknown one. */
export const unknownAddress = ({ auth }: CallRoute): HttpError =>
  notFound(auth === 'staff' ? MESSAGES.unknown : MESSAGES.notFound)
