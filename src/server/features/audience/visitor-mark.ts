import { createHmac } from 'node:crypto'

/**
 * What tells visitors of one day from each other, and nothing else: without the day’s salt, which nobody has the day after,
 * neither the address nor the browser can be tried against it.
 */
export const visitorMark = ({
  salt,
  address,
  userAgent,
}: {
  salt: Buffer
  address: string
  userAgent: string
}): Buffer => createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest().subarray(0, 16)
