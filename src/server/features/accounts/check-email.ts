import type { PayloadRequest } from 'payload'
import { findAccount, type Account } from '@/server/features/sign-in/find-account'
import { LIMITS } from '@/server/features/sign-in/limits'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'

type Answer = { exists: 'email' | 'google' | 'facebook' | 'none' }

/** How an address signs in: by its password when it has one, else by the provider it came from. */
export const checkEmailOf = async ({ email, req }: { email: string; req: PayloadRequest }): Promise<Answer> => {
  await countCall({ limit: LIMITS.checkEmailByClient, key: clientAddressOf(req.headers) })
  const account = await findAccount(email)
  return { exists: account ? signInOf(account) : 'none' }
}

/** The way into an account. */
export const signInOf = ({ hash, provider }: Pick<Account, 'hash' | 'provider'>): 'email' | 'google' | 'facebook' => {
  if (hash !== null || provider === 'email') return 'email'
  return provider === 'google_oauth2' ? 'google' : 'facebook'
}
