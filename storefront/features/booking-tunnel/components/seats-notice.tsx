import { Hourglass, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { formatCount } from '@/domain/text/plural'
import { seatsRemaining } from '@/domain/seats/seat-refusal'
import { AddressMail } from '@/storefront/parts/address-mail'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import type { CartNotice } from '../rules/cart-notice'
import type { Tunnel } from '../api/use-tunnel'

type SeatsNoticeProps = {
  notice: CartNotice
  tunnel: Pick<Tunnel, 'cart' | 'hold' | 'change' | 'flush'>
  /** Whether the other dates are on this very page. */
  hasDates: boolean
}

const HAS_ROOM = new Set<CartNotice['kind']>(['released', 'unheld', 'unproven'])

const KEPT = 'Tout ce que tu as écrit est gardé.'

/** Why the cart can't be ordered for now, and what to do about it, in place of the countdown. */
export const SeatsNotice = ({ notice, tunnel, hasDates }: SeatsNoticeProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const { cart, hold, change, flush } = tunnel
  const take = async (travelers: number) => {
    if (isBusy) return
    setIsBusy(true)
    if (travelers !== cart.travelers_count) change({ travelers_count: travelers }, 0)
    if (await flush()) await hold()
    setIsBusy(false)
  }
  const { title, text } = wording({ notice, travelers: cart.travelers_count })
  const seats = notice.kind === 'released' ? cart.travelers_count : notice.kind === 'fewer' ? notice.available : 0

  return (
    <div className="hold hold--over" role="alert" id="etat-des-places" tabIndex={-1}>
      <Icon of={notice.kind === 'released' ? Hourglass : TriangleAlert} />
      <div>
        <p className="hold__title">{title}</p>
        <p>
          {text} {KEPT}
        </p>
      </div>
      <div className="hold__do">
        {seats > 0 && (
          <Button size="sm" aria-disabled={isBusy} onClick={() => take(seats)}>
            {notice.kind === 'released' ? 'Reprendre' : 'Prendre'}{' '}
            {seats === 1 ? 'la place' : `${notice.kind === 'released' ? 'mes' : 'les'} ${formatCount(seats, 'place')}`}
          </Button>
        )}
        {notice.kind === 'unproven' && <AddressMail />}
        {!hasDates && !HAS_ROOM.has(notice.kind) && (
          <LinkButton look="line" size="sm" href={`/reservations/${cart.id}/1`}>
            Voir les autres dates
          </LinkButton>
        )}
      </div>
    </div>
  )
}

const wording = ({ notice, travelers }: { notice: CartNotice; travelers: number }) => {
  switch (notice.kind) {
    case 'canceled':
      return { title: 'Ce départ est annulé', text: 'Choisis une autre date, ou appelle-nous.' }
    case 'past':
      return { title: 'Ce départ est déjà parti', text: 'Choisis une autre date.' }
    case 'released':
      return { title: 'Tes places sont reparties en vente', text: 'Il en reste assez pour toi.' }
    case 'unheld':
      return {
        title: 'Tes places ne sont plus gardées',
        text: 'Il en reste assez pour toi\u00a0: tu peux commander tant qu’elles sont là.',
      }
    case 'unproven':
      return {
        title: 'Tes places ne sont plus gardées',
        text: 'Il en reste assez pour toi\u00a0: confirme ton adresse par le bouton de notre email, puis reprends-les.',
      }
    case 'fewer':
      return {
        title: 'Tes places sont reparties en vente',
        text: `${seatsRemaining(notice.available)} pour ${formatCount(travelers, 'personne')}.`,
      }
    case 'full':
      return {
        title: 'Tes places sont reparties en vente',
        text: 'Le départ est complet depuis. Choisis une autre date.',
      }
  }
}
