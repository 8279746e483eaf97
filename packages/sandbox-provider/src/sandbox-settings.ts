import { createHmac } from 'node:crypto'
import { env } from '@/env'

export type SandboxSettings = {
  /** Where its calls are, without a trailing slash. */
  address: string
  secretKey: string
  webhookSecret: string
  /** Who is told what happens. */
  webhookUrl: string
}

export const SANDBOX_PATH = '/maison-de-paiement'

/** How the sandbox payment provider is called, and calls back; null where it is closed. */
export const sandboxSettings = (): SandboxSettings | null => {
  const { PAYMENT_HOUSE, HOST, PORT } = env()
  if (!PAYMENT_HOUSE) return null
  // Web and worker stand beside it: the address that visitors type may lead around by a proxy.
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  const site = `http://${host}:${String(PORT)}`
  return {
    address: `${site}${SANDBOX_PATH}/api`,
    secretKey: `sk_maison_${derive('secret key')}`,
    webhookSecret: `whsec_maison_${derive('webhooks')}`,
    webhookUrl: `${site}/api/v1/payment-events/house`,
  }
}

/** Keys of its own from the site’s secret, so that nothing is to be set up. Their label is that of databases that exist. */
const derive = (what: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`payment house: ${what}`).digest('hex')
