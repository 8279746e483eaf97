'use client'

import dynamic from 'next/dynamic'
import { isSigningIn } from '@/domain/login-status'
import { useSession } from '@/storefront/lib/session-hook'

// Loaded when the flow begins: every page carries this.
const AccountPopup = dynamic(() => import('./account-popup').then((module) => module.AccountPopup), { ssr: false })

/** Where the popups of the login flow open, once in the frame of the site. */
export const AccountPopups = ({ brand }: { brand: string }) => {
  const { status } = useSession()
  return isSigningIn(status) ? <AccountPopup brand={brand} /> : null
}
