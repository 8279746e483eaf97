export type ProviderName = 'Google' | 'Facebook'

/**
 * A message to send, as the outbox keeps it: whom it is for, never what it says. Addresses, links and tokens are found
 * by the worker as it sends.
 */
export type OutgoingMail =
  | { template: 'welcome'; userId: number }
  | { template: 'reset_password'; userId: number }
  | { template: 'password_changed'; userId: number }
  | { template: 'account_opened'; userId: number }
  | { template: 'role_changed'; userId: number }
  /** `former` is the address it was, which no row holds any more, wrapped; null for the new one. */
  | { template: 'address_changed'; userId: number; former: string | null }
  | { template: 'favourite_news'; userId: number; since: string | null; until: string }
  | { template: 'provider_removed'; userId: number; provider: ProviderName }
  | { template: SecondFactorMailKind; userId: number; left?: number }
  | { template: 'new_provider'; userId: number; provider: ProviderName }
  | { template: 'confirm_newsletter'; subscriberId: number }
  | { template: 'new_question' | 'new_reply'; userId: number; messageId: number }
  | { template: 'participant_link'; participantId: number; wrappedToken: string }
  | { template: 'participant_reminder'; participantId: number }
  | { template: 'review_invitation'; reservationId: number }
  | { template: 'review_rejected'; reviewId: number }
  | { template: BookingMailKind; reservationId: number }
  | { template: 'unfinished_basket'; cartId: number }
  | { template: 'confirm_order'; pendingOrderId: number }

/** What is written about an account's second factor; `left` are the recovery codes that remain. */
export type SecondFactorMailKind =
  'second_factor_on' | 'second_factor_off' | 'second_factor_removed' | 'recovery_code_used' | 'recovery_codes_drawn'

/** What is written about a reservation; a cancellation says who canceled. */
export type BookingMailKind =
  | 'reservation_received'
  | 'reservation_confirmed'
  | 'reservation_moved'
  | 'canceled_by_customer'
  | 'canceled_by_agency'
  | 'departure_canceled'
  | 'deposit_due_soon'
  | 'deposit_due'
  | 'profiles_in_30_days'
  | 'profiles_in_7_days'
