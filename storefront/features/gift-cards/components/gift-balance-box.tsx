'use client'

import { useState } from 'react'
import type { GiftBalance } from '@/contract/gift-cards'
import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { carryGiftCode } from '@/storefront/lib/storage/carried-gift-code'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { LinkButton } from '@/storefront/ui/link-button'
import { checkCode } from '../api/later-calls'

/** « Tu as reçu une carte ? »: what a card holds, by its code, and the way to spend it. */
export const GiftBalanceBox = () => {
  const [code, setCode] = useState('')
  const [found, setFound] = useState<GiftBalance>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const look = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      setFound(await checkCode(code))
    } catch (reason) {
      setFound(undefined)
      setError(refusalOf(reason).summary)
      document.getElementById('code-recu')?.focus()
    }
    setIsBusy(false)
  }
  return (
    <section className="box giftcode" aria-labelledby="carte-recue">
      <h2 id="carte-recue">Tu as reçu une carte{'\u00a0'}?</h2>
      <p className="soft">Saisis son code pour voir ce qu’il reste. Tu t’en sers à l’étape du paiement.</p>
      <form
        className="giftcode__row"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
      >
        <Field
          id="code-recu"
          label="Code de la carte"
          placeholder="LAGO-XXXX-XXXX"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            setError(undefined)
          }}
          {...(error !== undefined && { error })}
        />
        <Button type="submit" aria-disabled={isBusy}>
          Voir le solde
        </Button>
      </form>
      <div role="status">
        {found && (
          <p>
            Il reste <b className="num">{formatPrice(found.balance)}</b> sur {formatPrice(found.amount)},{' '}
            {found.is_over ? 'mais son dernier jour était le' : 'jusqu’au'} {formatLongDate(found.expires_on)}.
          </p>
        )}
      </div>
      {found && found.balance > 0 && !found.is_over && (
        <LinkButton look="line" href="/expeditions" onClick={() => carryGiftCode(code)}>
          L’utiliser
        </LinkButton>
      )}
    </section>
  )
}
