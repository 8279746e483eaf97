import { useState } from 'react'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { changeSession, readSession, tellLogin } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { checkAddress } from '../api/account-calls'
import { ProviderButton } from './provider-button'
import { Terms } from './terms'

/** Popup 1: the address decides which popup comes next. */
export const EntryStep = () => {
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setError(undefined)
      const email = typed('emailLogin').trim()
      const { exists } = await checkAddress(email)
      changeSession({ email })
      tellLogin({ type: 'email_checked', exists })
    },
    onRefusal: (refusal) => setError(refusal.summary),
  })
  return (
    <>
      <p className="soft">
        Connecte-toi ou crée ton compte pour rejoindre la communauté et accéder à toutes les aventures.
      </p>
      <form className="stack" onSubmit={submit}>
        <Field
          label="Ton adresse email"
          name="emailLogin"
          type="email"
          required
          defaultValue={readSession().email}
          placeholder="camille@exemple.fr"
          autoComplete="username"
          error={error}
        />
        <Button type="submit" look="go" block aria-disabled={isSending}>
          CONTINUER
        </Button>
      </form>
      <p className="or">ou</p>
      <ProviderButton provider="google" />
      <ProviderButton provider="facebook" />
      <Terms />
    </>
  )
}
