'use client'

import { useEffect, useRef } from 'react'
import { isSigningIn } from '@/domain/accounts/login-status'
import { useSession } from '@/storefront/lib/session/hook'
import { isFavourite } from '../rules/favourite-state'
import { forgetWish, takeWish } from '../rules/favourite-wish'
import { setFavourite } from '../rules/set-favourite'

/** Completes, once signed in, the like that opened the login flow; who closes it likes nothing. */
export const WishedFavourite = () => {
  const { status, user } = useSession()
  const userId = user?.id
  const wasSigningIn = useRef(false)

  useEffect(() => {
    if (status === 'logout' && wasSigningIn.current) forgetWish()
    wasSigningIn.current = isSigningIn(status)
  }, [status])

  useEffect(() => {
    if (userId === undefined) return
    const wish = takeWish()
    if (wish && !isFavourite(wish.id)) void setFavourite({ favourite: wish, isWanted: true })
  }, [userId])

  return null
}
