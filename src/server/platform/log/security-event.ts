import { clientAddressOf } from './client-address'
import { createLogger } from './create-logger'
import { requestFacts } from './request-facts'

/** What is written down of who did what to whose account or data; docs/security/logging.md lists them with their fields. */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_out'
  | 'session_ended'
  | 'second_factor'
  | 'second_factor_changed'
  | 'password_changed'
  | 'password_reset_asked'
  | 'address_changed'
  | 'address_proven'
  | 'access_ended'
  | 'identity_confirmed'
  | 'role_changed'
  | 'provider_changed'
  | 'account_created'
  | 'account_deleted'
  | 'access_refused'
  | 'limit_reached'
  | 'personal_data_read'

const logger = createLogger({ name: 'security' })

/** One line of log: who (the account that acts, if known), from where, on which account or document, with what outcome. */
export const logSecurityEvent = ({
  event,
  outcome,
  headers,
  userId,
  target,
  detail,
}: {
  event: SecurityEvent
  outcome: 'done' | 'refused'
  headers?: Headers
  userId?: number | null
  /** `users/12`, `reservations/40`: never a name or an address. */
  target?: string
  /** A word of the code, such as the reason of a refusal: never what a person typed. */
  detail?: string
}): void => {
  const facts = requestFacts()
  const client = headers ? clientAddressOf(headers) : facts?.client
  logger[outcome === 'done' ? 'info' : 'warn'](
    { event, outcome, user: userId ?? facts?.userId, client, target, detail },
    'security',
  )
}
