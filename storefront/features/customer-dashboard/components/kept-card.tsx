import { useMutation, useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide'
import type { OutputOf } from '@/contract/define-route'
import type { getSavedCard } from '@/contract/saved-card'
import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { CardTerms } from '@/storefront/ui/card-terms'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { showToast } from '@/storefront/ui/toast-store'
import { forgetKeptCard, readKeptCard } from '../api/reservation-calls'

/** The card that is kept for the balance, when it is charged and how much, and the way to take it back. */
export const KeptCard = ({ reservationId }: { reservationId: number }) => {
  const key = [MINE, 'saved-card', reservationId]
  const { data } = useQuery(
    { queryKey: key, ...WHILE_SHOWN, queryFn: () => readKeptCard(reservationId) },
    queryClient(),
  )
  const withdraw = useMutation(
    {
      mutationFn: () => forgetKeptCard(reservationId),
      onSuccess: (left) => {
        queryClient().setQueryData(key, left)
        showToast({ tone: 'info', message: 'Ta carte est oubliée. Il te reste à régler le solde toi-même.' })
      },
    },
    queryClient(),
  )
  const card = data?.card
  if (!card) return null
  return (
    <section className="keptcard" aria-label="Carte gardée pour le solde">
      <p className="keptcard__h">
        <Icon of={CreditCard} />
        <b className="num">{card.name}</b>
      </p>
      <p className="small soft">{words(card)}</p>
      {card.state !== 'refused' && <CardTerms lines={card.terms} />}
      {card.state !== 'charging' && (
        <Button look="line" size="sm" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Retirer cette carte
        </Button>
      )}
      {withdraw.error && <FieldError>{withdraw.error.message}</FieldError>}
    </section>
  )
}

type Card = NonNullable<OutputOf<typeof getSavedCard.response>['card']>

const words = ({ state, amount, charge_on: day }: Card): string => {
  if (state === 'refused') {
    return 'Ta banque n’a pas laissé débiter cette carte. Rien n’a été pris, tes places sont gardées\u00a0: règle le solde ci-dessous.'
  }
  if (state === 'charging') return `${formatPrice(amount)} sont en cours de débit.`
  return day === null
    ? `Gardée pour le solde de ${formatPrice(amount)}.`
    : `${formatPrice(amount)} seront débités le ${formatLongDate(day)}. On t’écrit trois jours avant.`
}
