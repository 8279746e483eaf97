import type { RateLimit } from '@/server/platform/http/rate-limit'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long the link lives that the owner of a proven address asked for, to choose a password. */
export const RESET_MINUTES = 30

/**
 * What one client, or one address, may do. Guessing is slowed down by client, and by pair of client and address and by
 * address for devices that never signed in to it. One that did has an allowance of its own: no stranger can keep customers
 * out of where they usually sign in, and a mark that was stolen guesses no faster.
 */
export const LIMITS = {
  currentByClient: { name: 'current', points: 300, seconds: MINUTE },
  checkEmailByClient: { name: 'check_email', points: 60, seconds: 10 * MINUTE },
  logInByClient: { name: 'login', points: 150, seconds: 15 * MINUTE },
  wrongPasswordByPair: { name: 'wrong_pair', points: 10, seconds: 15 * MINUTE },
  wrongPasswordByAddress: { name: 'wrong_address', points: 60, seconds: HOUR },
  wrongPasswordByDevice: { name: 'wrong_device', points: 10, seconds: 15 * MINUTE },
  signUpByClient: { name: 'signup', points: 30, seconds: HOUR },
  resetByClient: { name: 'reset', points: 20, seconds: HOUR },
  // As long as the links that it lets out: when it refuses one more, one that serves is in the mailbox.
  resetByAddress: { name: 'reset_address', points: 3, seconds: RESET_MINUTES * MINUTE },
  // The agency's own: no stranger spends it.
  passwordLinkByTeam: { name: 'password_link_team', points: 5, seconds: HOUR },
  passwordLinkByClient: { name: 'password_link', points: 60, seconds: HOUR },
  newPasswordByClient: { name: 'new_password', points: 30, seconds: HOUR },
  passwordByUser: { name: 'password', points: 10, seconds: 15 * MINUTE },
  secondFactorByUser: { name: 'second_factor', points: 10, seconds: 15 * MINUTE },
  secondFactorByUserDaily: { name: 'second_factor_day', points: 60, seconds: 24 * HOUR },
  addressLinkByClient: { name: 'address_link', points: 60, seconds: HOUR },
  socialByClient: { name: 'social', points: 60, seconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>
