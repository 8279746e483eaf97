import type { FieldHook } from 'payload'
import { confirmIdentity } from '@/server/features/sign-in/session/confirm-identity'

/** Who frees the team from its second factor confirms that they are no stolen session. */
export const confirmTurningOff: FieldHook = async ({ value, originalDoc, req }) => {
  const before: unknown = (originalDoc as { require_second_factor?: unknown } | undefined)?.require_second_factor
  if (value === false && before === true && req.user) await confirmIdentity({ req, target: 'globals/site-settings' })
  return value
}
