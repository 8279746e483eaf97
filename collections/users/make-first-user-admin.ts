import type { CollectionBeforeValidateHook } from 'payload'

/** On a new installation the panel asks for a first account, and only then: it is the administration's. */
export const makeFirstUserAdmin: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const isFirstRegistration =
    operation === 'create' && req.payloadAPI === 'REST' && req.pathname.endsWith('/users/first-register')
  return isFirstRegistration ? { ...data, role: 'admin', provider: 'email', sign_in_count: 0 } : data
}
