import { sessionLimits } from './session-limits'

/** Whether a session has had its time: its last renewal, or the longest that one of this role may last. */
export const isSessionOver = ({
  session,
  role,
  now,
}: {
  session: { createdAt?: string | Date | null; expiresAt: string | Date }
  role: string
  now: Date
}): boolean => {
  const { createdAt, expiresAt } = session
  // One without a beginning could last for ever.
  if (!createdAt || new Date(expiresAt) <= now) return true
  return new Date(createdAt).getTime() + sessionLimits(role).absolute * 1000 <= now.getTime()
}
