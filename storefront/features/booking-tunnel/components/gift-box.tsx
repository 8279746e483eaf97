import { Gift } from 'lucide'
import { useState } from 'react'
import type { CartGiftCard } from '@/contract/cart-detail'
import { formatDiscount } from '@/domain/reservations/discount'
import { formatLongDate } from '@/domain/days/french-dates'
import { giftCardName } from '@/domain/gift-cards/gift-code'
import { formatPrice } from '@/domain/text/price'
import { isRefusal } from '@/storefront/lib/api/api-error'
import { forgetGiftCode, readGiftCode } from '@/storefront/lib/storage/carried-gift-code'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import type { Tunnel } from '../api/use-tunnel'

const UNANSWERED = 'Le réseau ne répond pas. Essaie encore.'
const HINT = 'Il est au bas de ta carte. Les cartes se cumulent, et ce qui reste dessus t’attend.'

type GiftBoxProps = { tunnel: Pick<Tunnel, 'cart' | 'flush' | 'addGiftCard' | 'removeGiftCard'> }

/** « Carte cadeau »: the cards that pay a part of it, with what stays on each, and one more by its code. */
export const GiftBox = ({ tunnel: { cart, flush, addGiftCard, removeGiftCard } }: GiftBoxProps) => {
  const cards = cart.gift_cards
  const [code, setCode] = useState(readGiftCode)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')

  const run = async (work: () => Promise<void>, done: string) => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      if (await flush()) {
        await work()
        forgetGiftCode()
        setCode('')
        setSaid(done)
      }
    } catch (reason) {
      setSaid('')
      setError(isRefusal(reason) ? reason.summary : UNANSWERED)
      document.getElementById('code-carte')?.focus()
    }
    setIsBusy(false)
  }

  return (
    <section className="box" aria-labelledby="carte-cadeau">
      <h2 id="carte-cadeau">Carte cadeau</h2>
      {cards.length > 0 && (
        <ul className="applied">
          {cards.map((card) => (
            <li key={card.id}>
              <Icon of={Gift} />
              <div>
                <b>{giftCardName(card.last4)}</b>
                {card.is_over ? <FieldError>Elle ne s’utilise plus.</FieldError> : <small>{usedWords(card)}</small>}
              </div>
              <span className="applied__n">{card.amount > 0 ? formatDiscount(card.amount) : null}</span>
              <button
                type="button"
                className="lnkb"
                aria-disabled={isBusy}
                onClick={() => void run(() => removeGiftCard(card.id), 'Carte cadeau retirée.')}
              >
                Retirer <span className="sr-only">la carte cadeau qui finit par {card.last4}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="coderow"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run(() => addGiftCard(code), 'Carte cadeau ajoutée, ce qui reste à régler a changé.')
        }}
      >
        <Field
          id="code-carte"
          label={cards.length > 0 ? 'Une autre carte' : 'Code de la carte'}
          placeholder="LAGO-XXXX-XXXX"
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={HINT}
          {...(error !== undefined && { error })}
          onChange={({ target }) => {
            setCode(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" look="line" aria-disabled={isBusy}>
          Utiliser
        </Button>
      </form>
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}

const usedWords = ({ amount, left, expires_on: until }: CartGiftCard): string => {
  if (amount === 0) return `Les autres cartes paient déjà tout. Elle garde ${formatPrice(left)}.`
  if (left === 0) return 'Utilisée en entier.'
  return `${formatPrice(amount)} utilisés sur ${formatPrice(amount + left)}. Il restera ${formatPrice(left)}, jusqu’au ${formatLongDate(until)}.`
}
