import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { onDemand } from '@/storefront/ui/on-demand'
import { showToast } from '@/storefront/ui/toast-store'
import type { Tunnel } from '../api/use-tunnel'

const AbandonDialog = onDemand(() => import('./abandon-dialog').then((module) => module.AbandonDialog))

const ABANDONED = 'Réservation abandonnée. Rien n’est dû, rien n’est gardé.'

type AbandonCartProps = { tunnel: Pick<Tunnel, 'cart' | 'abandon'> }

/** The quiet way out of a booking: seats given back, and the trip's page again. */
export const AbandonCart = ({ tunnel: { cart, abandon } }: AbandonCartProps) => {
  const router = useRouter()
  const [isAsked, setIsAsked] = useState(false)
  const leave = async () => {
    await abandon()
    showToast({ tone: 'info', message: ABANDONED })
    router.replace(`/expeditions/${cart.expedition.slug}`)
  }
  return (
    <div className="tun-leave">
      <button type="button" className="small" onClick={() => setIsAsked(true)}>
        Abandonner cette réservation
      </button>
      {isAsked && <AbandonDialog cart={cart} onAbandon={leave} onClose={() => setIsAsked(false)} />}
    </div>
  )
}
