import { createHash, randomBytes } from 'node:crypto'
import { secretLink } from '@/domain/accounts/secret-link'
import { env } from '@/env'
import { unwrap, wrap } from '@/server/platform/payload/wrap'

/** A private link's secret, and the hash that the database keeps of it. */
export const drawLinkToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLinkToken(token) }
}

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const participantLink = (token: string): string =>
  `${env().SITE_URL}${secretLink({ page: '/participants', token })}`

/** The secret as the outbox may keep it: only this site's key reads it. */
export const wrapLinkToken = (token: string): string => wrap({ purpose: 'participant_link', text: token })

export const unwrapLinkToken = (wrapped: string): string => unwrap({ purpose: 'participant_link', wrapped })
