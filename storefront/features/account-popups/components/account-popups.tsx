'use client'

import { isSigningIn } from '@/domain/accounts/login-status'
import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'

// Loaded when the flow begins: every page carries this.
const AccountPopup = onDemand(() => import('./account-popup').then((module) => module.AccountPopup))

/** Where the popups of the login flow open, once in the frame of the site. */
export const AccountPopups = ({ brand }: { brand: string }) => {
  const { status } = useSession()
  return isSigningIn(status) ? <AccountPopup brand={brand} /> : null
}
