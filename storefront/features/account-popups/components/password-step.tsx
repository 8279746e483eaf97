import { CircleAlert, Link2 } from 'lucide'
import { useState } from 'react'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { useSession } from '@/storefront/lib/session/hook'
import { openSession } from '@/storefront/lib/session/load'
import { tellLogin } from '@/storefront/lib/session/store'
import { Avatar } from '@/storefront/ui/avatar'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { PasswordField } from '@/storefront/ui/password-field'
import { logInWith } from '../api/account-calls'
import { PROVIDER_NAMES } from '@/storefront/lib/session/provider-names'

/** Popup 3: the password of the address given before. */
export const PasswordStep = () => {
  const { email, linkFrom } = useSession()
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setError(undefined)
      const { token } = await logInWith({ email, password: typed('password') })
      await openSession(token)
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  return (
    <form className="stack" onSubmit={submit}>
      {linkFrom && (
        <Note tone="info" icon={Link2}>
          Cette adresse a déjà un compte. Entre son mot de passe pour y relier {PROVIDER_NAMES[linkFrom]}.
        </Note>
      )}
      <p className="soft pop__who">
        <Avatar name={email} size={36} />
        <span className="pop__who-mail">{email}</span>
      </p>
      {/* For password managers, which file a password under its address. */}
      <input
        className="sr-only"
        type="email"
        name="email"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="username"
      />
      <PasswordField label="Mot de passe" name="password" required autoComplete="current-password" />
      {error && (
        <Note tone="danger" icon={CircleAlert} role="alert">
          {error}
        </Note>
      )}
      <Button type="submit" look="go" block aria-disabled={isSending}>
        SE CONNECTER
      </Button>
      <button
        type="button"
        className="link small pop__forgotten"
        onClick={() => tellLogin({ type: 'password_forgotten' })}
      >
        Mot de passe oublié{'\u00a0'}? Réinitialise le
      </button>
    </form>
  )
}
