import { Forbidden, type CollectionBeforeLoginHook } from 'payload'
import { isBackOffice } from '../access/roles'

/** Payload's own login is the admin panel's: customers sign in through /api/v1. */
export const refuseCustomersAtPayloadLogin: CollectionBeforeLoginHook = ({ req, user }) => {
  const isPanelLogin = req.payloadAPI === 'REST' && req.pathname.endsWith('/users/login')
  if (isPanelLogin && !isBackOffice(user)) throw new Forbidden(req.t)
  return user
}
