import { createHmac } from 'node:crypto'

/** The header by which a webhook says that it is the house's: an instant in seconds, and the HMAC of `instant.body`. */
export const signWebhook = ({ body, secret, now }: { body: string; secret: string; now: Date }): string => {
  const instant = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${instant}.${body}`).digest('hex')
  return `t=${instant},v1=${signature}`
}
