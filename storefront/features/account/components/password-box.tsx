import { useState } from 'react'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { refreshUser } from '@/storefront/lib/session/load'
import { PROVIDER_NAMES } from '@/storefront/lib/session/provider-names'
import { Button } from '@/storefront/ui/button'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { PasswordField } from '@/storefront/ui/password-field'
import { showToast } from '@/storefront/ui/toast-store'
import { savePassword, type Account } from '../api/account-page-calls'
import { AccountBox } from './account-box'

type PasswordBoxProps = {
  email: string
  hasPassword: boolean
  linked: Account['providers']
  onChange: () => void
}
type Errors = { current_password?: string; password?: string }

export const PasswordBox = ({ email, hasPassword, linked, onChange }: PasswordBoxProps) => {
  const [errors, setErrors] = useState<Errors>({})
  const { isSending, submit } = useAccountForm({
    send: async (typed, form) => {
      setErrors({})
      const { token } = await savePassword({
        current_password: typed('current_password'),
        password: typed('password'),
        end_providers: typed('end_providers') === 'on',
      })
      form.reset()
      await refreshUser(token)
      onChange()
      showToast({ tone: 'success', message: 'Ton mot de passe est enregistré.' })
    },
    onRefusal: ({ error, errors: fields }) => {
      const wrong = fields.find(({ field }) => field === 'current_password')
      setErrors(wrong ? { current_password: wrong.message } : { password: fields[0]?.message ?? error })
    },
  })
  return (
    <AccountBox title="Mot de passe">
      <form className="stack" onSubmit={submit}>
        <input
          className="sr-only"
          type="email"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="username"
        />
        {hasPassword && (
          <PasswordField
            label="Mot de passe actuel"
            name="current_password"
            required
            autoComplete="current-password"
            error={errors.current_password}
          />
        )}
        <PasswordField
          label="Nouveau mot de passe"
          name="password"
          required
          autoComplete="new-password"
          hint="Au moins 6 caractères. Tes autres appareils seront déconnectés."
          error={errors.password}
        />
        {linked.length > 0 && (
          <CheckboxRow name="end_providers">
            Délier aussi {linked.map(({ provider }) => PROVIDER_NAMES[provider]).join(' et ')}, au cas où quelqu’un
            d’autre l’aurait relié
          </CheckboxRow>
        )}
        <Button type="submit" className="box__act" aria-disabled={isSending}>
          {hasPassword ? 'Changer de mot de passe' : 'Choisir un mot de passe'}
        </Button>
      </form>
    </AccountBox>
  )
}
