import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/storefront/ui/button'
import { useSeatsOnArrival } from '../api/use-seats-on-arrival'
import type { Tunnel } from '../api/use-tunnel'
import { DepartureChoice } from './departure-choice'
import { OptionChoice } from './option-choice'
import { SavingNote } from './saving-note'
import { StepActions } from './step-actions'
import { TravelerCount } from './traveler-count'
import { TunnelLayout } from './tunnel-layout'

/** Step 1: when, how many, with what. */
export const StepTravelers = ({ tunnel }: { tunnel: Tunnel }) => {
  const router = useRouter()
  useSeatsOnArrival(tunnel)
  const [isLeaving, setIsLeaving] = useState(false)
  const go = async () => {
    if (isLeaving) return
    setIsLeaving(true)
    if (await tunnel.flush()) router.push(`/reservations/${tunnel.cart.id}/2`)
    else setIsLeaving(false)
  }
  return (
    <TunnelLayout title={'Tu pars à combien\u00a0?'} tunnel={tunnel} hasDates>
      <DepartureChoice tunnel={tunnel} />
      <TravelerCount tunnel={tunnel} />
      <OptionChoice tunnel={tunnel} />
      <SavingNote status={tunnel.status} pending={tunnel.pending} />
      <StepActions back={`/expeditions/${tunnel.cart.expedition.slug}`}>
        <Button look="go" size="lg" aria-disabled={isLeaving} onClick={go}>
          Continuer
        </Button>
      </StepActions>
    </TunnelLayout>
  )
}
