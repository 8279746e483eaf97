import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { formatPrice } from '@/domain/text/price'
import { queryClient } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { FieldNote } from '@/storefront/ui/field-note'
import { Note } from '@/storefront/ui/note'
import { loadTrips } from '../api/later-calls'
import type { GiftFields } from '../rules/gift-fields'

const HINT =
  'Son prix d’aujourd’hui pour une personne. C’est une idée\u00a0: la carte vaut cette somme, sur toutes les aventures et à la date de son choix.'

/** The trip whose price is given. */
export const GiftTripField = ({ draft, errors, change }: GiftFields) => {
  const { trips, isError, reload } = useGiftTrips()
  const refused = draft.trip === null ? undefined : errors.amount
  // A price that was refused is read again, and what is shown is what would be paid.
  const readAgain = useEffectEvent(() => void reload())
  useEffect(() => {
    if (refused !== undefined) readAgain()
  }, [refused])
  const showToday = useEffectEvent(() => {
    const today = trips?.find(({ id }) => id === draft.trip?.id)
    if (today && today.price !== draft.trip?.price) change({ trip: today })
  })
  useEffect(() => showToday(), [trips])
  if (isError && trips === undefined) {
    return (
      <Note tone="danger" role="alert">
        Les aventures ne se chargent pas.{' '}
        <Button size="sm" look="line" onClick={() => void reload()}>
          Réessayer
        </Button>
      </Note>
    )
  }
  return (
    <div className="field">
      <label htmlFor="aventure-offerte">Aventure</label>
      <select
        id="aventure-offerte"
        className="select"
        aria-invalid={errors.amount ? true : undefined}
        aria-describedby="aventure-offerte-note"
        value={draft.trip?.id ?? ''}
        onChange={({ target }) => change({ trip: trips?.find(({ id }) => String(id) === target.value) ?? null })}
      >
        <option value="">{trips === undefined ? 'On charge les aventures…' : 'Choisis une aventure'}</option>
        {trips?.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {name}, {formatPrice(price)}
          </option>
        ))}
      </select>
      <FieldNote id="aventure-offerte-note" error={errors.amount} hint={HINT} />
    </div>
  )
}

/** The trips that may be given at their prices today; `trips` is undefined until they are there. */
const useGiftTrips = () => {
  const { data, isError, refetch } = useQuery(
    { queryKey: ['gift-trips'], queryFn: loadTrips, staleTime: 60_000 },
    queryClient(),
  )
  return { trips: data?.trips, isError, reload: refetch }
}
