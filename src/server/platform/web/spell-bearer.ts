import type { IncomingMessage } from 'node:http'

/** A scheme's name is the same in any case (RFC 9110, 11.1); whoever reads it behind knows one spelling. */
export function spellBearer({ headers }: Pick<IncomingMessage, 'headers'>) {
  headers.authorization &&= headers.authorization.replace(/^bearer +/i, 'Bearer ')
}
