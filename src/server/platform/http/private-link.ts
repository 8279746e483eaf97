import { createHash, randomBytes } from 'node:crypto'
import { secretLink, type SecretPage } from '@/domain/accounts/secret-link'
import { env } from '@/env'

/** The secret of a private link, and the digest that the database keeps of it. */
export const drawLinkToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLinkToken(token) }
}

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The whole address of a private link, as a mail gives it. */
export const privateLink = (link: { page: SecretPage; token: string }): string => `${env().SITE_URL}${secretLink(link)}`
