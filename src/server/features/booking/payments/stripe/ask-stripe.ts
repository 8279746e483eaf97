import Stripe from 'stripe'
import { ProviderUnavailable } from '../port'

/** Statuses that leave open what Stripe did, or say that it did not look: a wrong key, too many calls, the same call under way. */
const UNDECIDED = [401, 403, 408, 409, 429]

/** Asks Stripe; whatever leaves open what it did is `ProviderUnavailable`, and its refusals stay its own errors. */
export const askStripe = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && isRefusal(error)) throw error
    throw new ProviderUnavailable('Stripe gave no answer to go by.', { cause: error })
  }
}

/** Whether Stripe says that a payment's state does not allow what was asked. */
export const isOfState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'

const isRefusal = ({ statusCode }: { statusCode?: number }): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !UNDECIDED.includes(statusCode)
