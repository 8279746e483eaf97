import { secretLink } from '@/domain/secret-link'
import { env } from '@/env'
import { seal, unseal } from '@/server/platform/payload/seal'

const DAYS = 7

/** The page that proves the address of a new account, or disowns it, for seven days and as long as the account has it. */
export const addressLink = (account: { userId: number; email: string }): string =>
  `${env().SITE_URL}${secretLink({
    page: '/confirmer-mon-adresse',
    token: seal({ purpose: 'confirm_address', value: account, seconds: DAYS * 24 * 60 * 60 }),
  })}`

/** The account of a link and the address it was sent to, or null when it is not ours or over. */
export const accountOfLink = (token: string): { userId: number; email: string } | null =>
  unseal({ purpose: 'confirm_address', sealed: token })
