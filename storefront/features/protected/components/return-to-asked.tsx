'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useSession } from '@/storefront/lib/session/hook'
import { changeSession } from '@/storefront/lib/session/store'

/** Leads who signs in on the home page to the protected page they came for; going elsewhere on the site forgets it. */
export const ReturnToAsked = () => {
  const { returnTo, user } = useSession()
  const path = usePathname()
  const router = useRouter()
  useEffect(() => {
    if (returnTo === null) return
    const isOnTheWay = path === '/' || returnTo.startsWith(path)
    if (isOnTheWay && !user) return
    changeSession({ returnTo: null })
    if (isOnTheWay) router.push(returnTo)
  }, [returnTo, user, path, router])
  return null
}
