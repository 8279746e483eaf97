'use client'

import { useEffect } from 'react'
import { useSession } from '@/storefront/lib/session/hook'
import { askPhone } from '@/storefront/lib/session/phone'
import { changeSession } from '@/storefront/lib/session/store'
import { offersAfterLogin } from '../rules/offers-after-login'

/** Once per signed-in user and page load: what the profile gives reason to offer. */
export const SessionOffers = () => {
  const { status, user } = useSession()
  const userId = status === 'logged in' ? user?.id : undefined
  useEffect(() => {
    if (userId === undefined || !user) return
    const { asksPhone, isNewsletterPopupOpen } = offersAfterLogin(user)
    changeSession({ isNewsletterPopupOpen })
    if (asksPhone) askPhone({ event: 'login' })
    // A later change of the profile is no new login.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId])
  return null
}
