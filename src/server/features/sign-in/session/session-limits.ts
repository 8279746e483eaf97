import type { Role } from '@/domain/accounts/roles'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In seconds: without a visit, whatever happens, and the age of a token that a visit renews. */
export type SessionLimits = { idle: number; absolute: number; renewAfter: number }

/** A customer signs in anew every season; a stolen phone is out after a week. */
export const CUSTOMER_SESSION: SessionLimits = { idle: 7 * DAY, absolute: 90 * DAY, renewAfter: DAY }

/** The back office reads other people's data: a session is a day's work. */
export const TEAM_SESSION: SessionLimits = { idle: 4 * HOUR, absolute: 12 * HOUR, renewAfter: 15 * MINUTE }

export const sessionLimits = (role: string): SessionLimits =>
  role === ('customer' satisfies Role) ? CUSTOMER_SESSION : TEAM_SESSION
