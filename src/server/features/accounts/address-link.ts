import { privateLink } from '@/server/platform/http/private-link'
import { sealFor } from '@/server/platform/payload/seal'

type LinkedAccount = { userId: number; email: string }

const LINK = sealFor<LinkedAccount>('confirm_address')
const DAYS = 7

/** The page that proves the address of a new account, or disowns it, for seven days and as long as the account has it. */
export const addressLink = ({ userId, email }: LinkedAccount): string =>
  privateLink({
    page: '/confirmer-mon-adresse',
    token: LINK.seal({ value: { userId, email }, seconds: DAYS * 24 * 60 * 60 }),
  })

/** The account of a link and the address it was sent to, or null when it is not ours or over. */
export const accountOfLink = (token: string): LinkedAccount | null => LINK.unseal({ sealed: token })
