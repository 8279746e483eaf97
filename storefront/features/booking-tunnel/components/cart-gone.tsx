import { notFound, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { ApiError } from '@/storefront/lib/api-error'
import { useOrderedCart } from '../api/use-ordered-cart'
import { TunnelLoading } from './tunnel-loading'

/** A cart that is no more: ordered, perhaps in another tab, and then its confirmation is shown; else not found. */
export const CartGone = ({ cartId }: { cartId: number }) => {
  const router = useRouter()
  const { data, error } = useOrderedCart(cartId)
  const isOrdered = data !== undefined
  useEffect(() => {
    if (isOrdered) router.replace(`/reservations/${String(cartId)}/4`)
  }, [isOrdered, cartId, router])
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) notFound()
  return <TunnelLoading />
}
