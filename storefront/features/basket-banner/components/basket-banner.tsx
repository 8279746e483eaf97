'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { loadSessionCart } from '@/storefront/lib/session/cart'
import { useSession } from '@/storefront/lib/session/hook'
import { LOCAL_KEYS, readLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'
import { onDemand } from '@/storefront/ui/on-demand'

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

const MOST_CLOSINGS = 2

/** Whether the banner may still show in this browser: it was closed fewer than two times (spec §4). */
const mayShowBasket = (): boolean => closings() < MOST_CLOSINGS

/** Counts one more closing. */
const countClosing = (): void => writeLocal(LOCAL_KEYS.closedBasketNumber, String(closings() + 1))

const closings = (): number => {
  const count = Number(readLocal(LOCAL_KEYS.closedBasketNumber))
  return Number.isInteger(count) && count > 0 ? count : 0
}
