'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useLinkToken } from '@/storefront/lib/link-token-hook'
import { useAccountForm } from '@/storefront/lib/session-form-hook'
import { useSession } from '@/storefront/lib/session-hook'
import { openSession } from '@/storefront/lib/session-load'
import { tellLogin } from '@/storefront/lib/session-store'
import { Button } from '@/storefront/ui/button'
import { MissingLink } from '@/storefront/ui/missing-link'
import { Note } from '@/storefront/ui/note'
import { PasswordField } from '@/storefront/ui/password-field'
import { showToast } from '@/storefront/ui/toast-store'
import { chooseByLink } from '../api/account-page-calls'

/** An account of the team gives its code there: the link alone opens nothing. */
const TEAM_SIGN_IN = '/admin/login'

type Errors = { password?: string; link?: string }

/** Where the link of the mail leads: a new password, and one is signed in. */
export const NewPasswordForm = () => {
  const token = useLinkToken()
  const router = useRouter()
  const { user } = useSession()
  const [errors, setErrors] = useState<Errors>({})
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setErrors({})
      const session = await chooseByLink({ token: token ?? '', password: typed('password') })
      if (session.token === null) {
        router.replace(TEAM_SIGN_IN)
        return
      }
      await openSession(session.token)
      showToast({ tone: 'success', message: 'Ton nouveau mot de passe est enregistré.' })
      router.replace('/')
    },
    onRefusal: ({ error, errors: fields }) => {
      const weak = fields.find(({ field }) => field === 'password')
      setErrors(weak ? { password: weak.message } : { link: error })
    },
  })
  const another = !user && (
    <Button look="line" size="sm" className="mt-3" onClick={() => tellLogin({ type: 'password_forgotten' })}>
      Demander un nouveau lien
    </Button>
  )
  if (token === '') {
    return (
      <div className="max-w-110">
        <MissingLink>{another}</MissingLink>
      </div>
    )
  }
  return (
    // Sent before the scripts are there, a form without a method would write the password in the address.
    <form className="box max-w-110" method="post" onSubmit={submit}>
      <PasswordField
        label="Nouveau mot de passe"
        name="password"
        required
        autoComplete="new-password"
        hint="Au moins 6 caractères."
        error={errors.password}
      />
      {errors.link && (
        <Note tone="danger" role="alert">
          <p>{errors.link}</p>
          {another}
        </Note>
      )}
      <Button type="submit" look="go" block aria-disabled={isSending}>
        Enregistrer
      </Button>
    </form>
  )
}
