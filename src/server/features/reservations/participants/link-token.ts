import { privateLink } from '@/server/platform/http/private-link'
import { unwrap, wrap } from '@/server/platform/payload/wrap'

export const participantLink = (token: string): string => privateLink({ page: '/participants', token })

/** The secret as the outbox may keep it: only this site's key reads it. */
export const wrapLinkToken = (token: string): string => wrap({ purpose: 'participant_link', text: token })

export const unwrapLinkToken = (wrapped: string): string => unwrap({ purpose: 'participant_link', wrapped })
