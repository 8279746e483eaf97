'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { loadSessionCart } from '@/storefront/lib/session/cart'
import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'
import { countClosing, mayShowBasket } from '../rules/basket-closings'

const BasketCard = onDemand(() => import('./basket-card').then((module) => module.BasketCard))

/** Brings back to an unfinished booking, until it was closed twice; never within the booking itself. */
export const BasketBanner = () => {
  const path = usePathname()
  const { status, user, cart } = useSession()
  const [isClosed, setIsClosed] = useState(false)
  const userId = status === 'logged in' ? user?.id : undefined
  const isMissing = cart === undefined
  useEffect(() => {
    if (userId !== undefined && isMissing) void loadSessionCart()
  }, [userId, isMissing])

  if (!cart || !user || isClosed || isInTheWay(path) || !mayShowBasket()) return null
  const close = () => {
    countClosing()
    setIsClosed(true)
  }
  return <BasketCard cart={cart} firstName={user.first_name} onClose={close} />
}

/** On the pages where one books and pays, it has nothing to recall. */
const isInTheWay = (path: string): boolean =>
  path.startsWith('/reservations/') || path === '/payer' || path === '/carte-offerte'
