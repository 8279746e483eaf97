import Stripe from 'stripe'
import { askStripe } from './ask-stripe'

/** Takes a card off the customer that it is kept for, which Stripe lets nobody undo; one that is on none stays so. */
export const forgetSaved = async ({
  stripe,
  savedMethod,
  key,
}: {
  stripe: Stripe
  savedMethod: string
  key: string
}): Promise<void> => {
  const isKept = await askStripe(async () => {
    try {
      return (await stripe.paymentMethods.retrieve(savedMethod)).customer !== null
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return false
      throw error
    }
  })
  if (isKept) await askStripe(() => stripe.paymentMethods.detach(savedMethod, {}, { idempotencyKey: key }))
}
