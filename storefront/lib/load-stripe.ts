/** Of Stripe's own script, what is used here. */
export type StripeElement = {
  mount: (at: HTMLElement) => void
  destroy: () => void
  on: (event: 'ready' | 'loaderror', then: () => void) => void
}

export type StripeElements = {
  create: (type: 'payment', options: { layout: 'tabs' }) => StripeElement
  submit: () => Promise<{ error?: { message?: string } }>
}

export type StripeClient = {
  elements: (options: { clientSecret: string; appearance: object }) => StripeElements
  confirmPayment: (options: {
    elements: StripeElements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }) => Promise<{ error?: { message?: string } }>
}

type StripeConstructor = (publishableKey: string, options: { locale: 'fr' }) => StripeClient

/** The page, once Stripe's script is there. */
export type StripeWindow = Window & { Stripe?: StripeConstructor }

/** Only Stripe may serve it, and only the pages of payments may load it: the policy of every other page refuses it. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/v3'

let loading: Promise<void> | undefined

/** Stripe's script, loaded at the first call; a failure is tried again by the next one. */
export const loadStripe = async (publishableKey: string): Promise<StripeClient> => {
  loading ??= addScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  const { Stripe } = window as StripeWindow
  if (!Stripe) throw new Error('The script of Stripe brought nothing.')
  return Stripe(publishableKey, { locale: 'fr' })
}

const addScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = STRIPE_SCRIPT
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of Stripe did not load.'))
    })
    document.head.append(script)
  })
