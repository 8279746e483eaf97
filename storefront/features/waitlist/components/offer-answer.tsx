'use client'

import { Hourglass } from 'lucide'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { WaitlistEntry } from '@/contract/waitlist'
import { formatInstant } from '@/domain/days/french-instants'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { changeSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { Stepper } from '@/storefront/ui/stepper'
import { useAccept, useWaitForMore } from '../api/use-waitlist'
import { offerPrice } from '../rules/offer-price'
import { LeaveButton } from './leave-button'

type OfferAnswerProps = { entry: WaitlistEntry; offer: NonNullable<WaitlistEntry['offer']> }

/** Seats that are kept for a time: take them, all or fewer, wait for more, or leave them to the next request. */
export const OfferAnswer = ({ entry, offer: { seats_count: seats, expires_at: until } }: OfferAnswerProps) => {
  const router = useRouter()
  const [wanted, setWanted] = useState(seats)
  const travelers = Math.min(wanted, seats)
  const price = offerPrice({ entry, travelers })
  const accept = useAccept(entry.id)
  const wait = useWaitForMore(entry.id)
  const error = accept.error ?? wait.error
  const take = () =>
    accept.mutate(travelers, {
      onSuccess: (cart) => {
        changeSession({ cart })
        router.push(`/reservations/${String(cart.id)}/1`)
      },
    })
  return (
    <>
      <Note tone="info" icon={Hourglass}>
        {formatCount(seats, 'place')} {seats === 1 ? 'est gardée' : 'sont gardées'} pour toi jusqu’à{' '}
        <b>{formatInstant(until)}</b>.
      </Note>
      {seats > 1 && (
        <div className="row row-b wrapx">
          <span className="label" aria-hidden="true">
            Combien venez-vous&nbsp;?
          </span>
          <Stepper label="Combien venez-vous" value={travelers} min={1} max={seats} onChange={setWanted} />
        </div>
      )}
      <p className="row row-b num">
        <span className="soft">
          {price.full > 0 && `${formatPrice(entry.price)}\u00a0×\u00a0${formatCount(price.full, 'personne')}`}
          {price.full > 0 && price.children > 0 && ', '}
          {price.children > 0 &&
            `${formatPrice(price.childPrice)}\u00a0×\u00a0${formatCount(price.children, 'enfant')}`}
        </span>
        <b>{formatPrice(price.total)}</b>
      </p>
      {error && (
        <Note tone="danger" role="alert">
          {error.message}
        </Note>
      )}
      <div className="row wrapx">
        <Button look="go" aria-disabled={accept.isPending} onClick={() => !accept.isPending && take()}>
          {travelers === 1
            ? 'Prendre ma place'
            : `Prendre ${travelers === seats ? 'les' : ''} ${formatCount(travelers, 'place')}`}
        </Button>
        {seats < entry.travelers_count && (
          <Button look="line" aria-disabled={wait.isPending} onClick={() => !wait.isPending && wait.mutate(undefined)}>
            Attendre d’autres places
          </Button>
        )}
        <LeaveButton
          id={entry.id}
          label="Laisser au suivant"
          loss="Ces places partent aussitôt à la demande suivante, et tu quittes la liste."
        />
      </div>
    </>
  )
}
