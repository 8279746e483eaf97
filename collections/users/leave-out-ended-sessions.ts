import type { CollectionAfterReadHook } from 'payload'
import type { User } from '@/payload-types'
import { isSessionOver } from '@/server/features/sign-in/session/is-session-over'

/**
 * Payload's own check of a token asks only that its session be among those of the account, however old: what has had its
 * time is not among them, for the site, the panel and the documents alike.
 */
export const leaveOutEndedSessions: CollectionAfterReadHook<User> = ({ doc }) => {
  if (!doc.sessions) return doc
  const now = new Date()
  return { ...doc, sessions: doc.sessions.filter((session) => !isSessionOver({ session, role: doc.role, now })) }
}
