import { useState } from 'react'
import { openSession } from '@/storefront/lib/session/load'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { trackSignUp } from '@/storefront/lib/tracking/events'
import { readSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Field } from '@/storefront/ui/field'
import { Note } from '@/storefront/ui/note'
import { PasswordField } from '@/storefront/ui/password-field'
import { register } from '../api/account-calls'
import { signUpFieldErrors, type SignUpErrors } from '../rules/sign-up-field-errors'
import { Terms } from './terms'

/** Popup 2: closes itself once the user is there. */
export const SignUpStep = () => {
  const [errors, setErrors] = useState<SignUpErrors>({})
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setErrors({})
      const { token, user_id } = await register({
        first_name: typed('first_name'),
        last_name: typed('last_name'),
        email: typed('email'),
        password: typed('password'),
        newsletter: typed('newsletter') === 'on',
      })
      if (user_id !== null) trackSignUp()
      if (token !== null) await openSession(token)
    },
    onRefusal: (refusal) => setErrors(signUpFieldErrors(refusal)),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <div className="pop__names">
        <Field
          label="Prénom"
          name="first_name"
          required
          maxLength={80}
          autoComplete="given-name"
          error={errors.first_name}
        />
        <Field
          label="Nom"
          name="last_name"
          required
          maxLength={80}
          autoComplete="family-name"
          error={errors.last_name}
        />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={readSession().email}
        autoComplete="email"
        error={errors.email}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        required
        autoComplete="new-password"
        error={errors.password}
      />
      <CheckboxRow name="newsletter" className="check--close">
        Je reçois les nouvelles dates et les récits de la newsletter
      </CheckboxRow>
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Button type="submit" look="go" block aria-disabled={isSending}>
        S’INSCRIRE
      </Button>
      <Terms />
    </form>
  )
}
