import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { isBackOffice } from '../access/roles'

export const CUSTOMERS_STAY_OUT =
  'Cet espace est réservé à l’équipe de l’agence. Pour tes réservations, connecte-toi depuis le site.'

/** Payload's own login is the admin panel's: customers sign in through /api/v1. */
export const refuseCustomersAtPayloadLogin: CollectionBeforeLoginHook = ({ req, user }) => {
  const isPanelLogin = req.payloadAPI === 'REST' && req.pathname.endsWith('/users/login')
  if (isPanelLogin && !isBackOffice(user)) throw new APIError(CUSTOMERS_STAY_OUT, 403, null, true)
  return user
}
