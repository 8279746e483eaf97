import { useState } from 'react'
import { MOST_ADDRESS } from '@/domain/accounts/address-limit'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { changeSession, type SessionUser } from '@/storefront/lib/session/store'
import { Avatar } from '@/storefront/ui/avatar'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { FieldError } from '@/storefront/ui/field-error'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { showToast } from '@/storefront/ui/toast-store'
import { saveIdentity } from '../api/account-page-calls'
import { AccountBox } from './account-box'

type IdentityBoxProps = { user: SessionUser; address: string | null }

export const IdentityBox = ({ user, address }: IdentityBoxProps) => {
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setError(undefined)
      const name = { first_name: typed('first_name'), last_name: typed('last_name') }
      changeSession({ user: await saveIdentity({ ...name, billing_address: typed('billing_address') }) })
      showToast({ tone: 'success', message: 'Ton identité est enregistrée.' })
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  return (
    <AccountBox title="Identité">
      <div className="identity__mail">
        <Avatar name={user.first_name ?? user.email} src={user.avatar_url} size={56} />
        <p className="row__text as-typed">{user.email}</p>
      </div>
      <form className="stack" onSubmit={submit}>
        <div className="identity__names">
          <Field
            label="Prénom"
            name="first_name"
            required
            maxLength={80}
            defaultValue={user.first_name ?? ''}
            autoComplete="given-name"
          />
          <Field
            label="Nom"
            name="last_name"
            required
            maxLength={80}
            defaultValue={user.last_name ?? ''}
            autoComplete="family-name"
          />
        </div>
        <TextareaField
          label="Adresse postale (facultative)"
          name="billing_address"
          rows={3}
          maxLength={MOST_ADDRESS}
          defaultValue={address ?? ''}
          autoComplete="street-address"
          hint="Elle figure sur tes prochaines factures."
        />
        {error && <FieldError>{error}</FieldError>}
        <Button type="submit" className="box__act" aria-disabled={isSending}>
          Enregistrer mon identité
        </Button>
      </form>
    </AccountBox>
  )
}
