import { notFound, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { CartDetail } from '@/contract/cart-detail'
import { isRefusal } from '@/storefront/lib/api/api-error'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { useOrderedCart } from '../api/use-ordered-cart'
import { TunnelLoading } from './tunnel-loading'

type CartGoneProps = {
  cartId: number
  /** What it was about, when it was still there a moment ago. */
  expedition: Pick<CartDetail['expedition'], 'slug' | 'name'> | undefined
}

/**
 * A cart that is no more: ordered, perhaps in another tab, and then its confirmation is shown; abandoned there, which is
 * said; else not found.
 */
export const CartGone = ({ cartId, expedition }: CartGoneProps) => {
  const router = useRouter()
  const { data, error } = useOrderedCart(cartId)
  const isOrdered = data !== undefined
  useEffect(() => {
    if (isOrdered) router.replace(`/reservations/${String(cartId)}/5`)
  }, [isOrdered, cartId, router])
  if (!isRefusal(error)) return <TunnelLoading />
  if (!expedition) return notFound()
  return (
    <EmptyState
      as="h1"
      title="Cette réservation n’est plus en cours"
      action={
        <LinkButton look="go" size="lg" href={`/expeditions/${expedition.slug}`}>
          Revoir les dates
        </LinkButton>
      }
    >
      <p>
        Elle a été abandonnée, sans doute dans un autre onglet. «{'\u00a0'}
        {expedition.name}
        {'\u00a0'}» t’attend toujours.
      </p>
    </EmptyState>
  )
}
