'use client'

import { useState, type SubmitEvent } from 'react'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { useSession } from '@/storefront/lib/session/hook'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { Note } from '@/storefront/ui/note'
import { askWithdrawal } from '../api/later-calls'

/** Has the links of the purchases that may still be withdrawn from mailed to who bought them. */
export const WithdrawalForm = () => {
  const { user } = useSession()
  const [typed, setTyped] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const email = typed ?? user?.email ?? ''
  const ask = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    setSentTo(undefined)
    try {
      await askWithdrawal(email)
      setSentTo(email)
    } catch (reason) {
      setError(refusalOf(reason).summary)
      document.getElementById('adresse-achat')?.focus()
    }
    setIsBusy(false)
  }
  return (
    <form className="giftcode__row" noValidate onSubmit={(event) => void ask(event)}>
      <Field
        id="adresse-achat"
        label="L’adresse email de l’achat"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setTyped(target.value)}
        {...(error !== undefined && { error })}
      />
      <Button type="submit" aria-disabled={isBusy}>
        Recevoir le lien
      </Button>
      <div role="status">
        {sentTo !== undefined && (
          <Note tone="info">
            Si une carte achetée ces quatorze derniers jours l’a été avec {sentTo}, le lien de sa page y est déjà. Rien
            reçu{'\u00a0'}? Regarde parmi les indésirables, ou écris-nous.
          </Note>
        )}
      </div>
    </form>
  )
}
