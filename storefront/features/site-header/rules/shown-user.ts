import type { SessionUser } from '@/storefront/lib/session/store'

/** First name and portrait of who is signed in, for the header (spec §2: a token and both are needed). */
export const shownUser = (user: SessionUser | null): { firstName: string; avatar: string } | null =>
  user?.token && user.first_name && user.avatar_url ? { firstName: user.first_name, avatar: user.avatar_url } : null
