'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { useResendMail } from '@/storefront/lib/resend-mail-hook'
import { useSession } from '@/storefront/lib/session/hook'
import { openSession } from '@/storefront/lib/session/load'
import { tellLogin } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { LoadingText } from '@/storefront/ui/loading-text'
import { MissingLink } from '@/storefront/ui/missing-link'
import { Note } from '@/storefront/ui/note'
import { PasswordField } from '@/storefront/ui/password-field'
import { showToast } from '@/storefront/ui/toast-store'
import { askNewLink, checkLink, chooseByLink } from '../api/account-page-calls'

/** An account of the team gives its code there: the link alone opens nothing. */
const TEAM_SIGN_IN = '/admin/login'

type Errors = { password?: string; link?: string }

/** Where the link of the mail leads: a new password, and one is signed in. A dead link says so before anything is typed. */
export const NewPasswordForm = () => {
  const token = useLinkToken()
  const link = useQuery(
    {
      queryKey: [MINE, 'password link', token],
      queryFn: ({ signal }) => checkLink({ token: token ?? '', signal }),
      enabled: Boolean(token),
      ...WHILE_SHOWN,
      staleTime: Infinity,
      retry: false,
    },
    queryClient(),
  )
  if (token === '') {
    return (
      <div className="link-form">
        <MissingLink>
          <AnotherLink />
        </MissingLink>
      </div>
    )
  }
  if (token === undefined || link.isPending) return <LoadingText>On vérifie ton lien…</LoadingText>
  if (isDead(link.error))
    return (
      <div className="link-form">
        <DeadLink message={link.error.message} />
      </div>
    )
  return <PasswordChoice key={token} token={token} />
}

/** Anything else that failed says nothing of the link: the form may be tried. */
const isDead = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'token')

const DeadLink = ({ message }: { message: string }) => (
  <Note tone="danger" role="alert">
    <p>{message}</p>
    <AnotherLink />
  </Note>
)

/** A visitor is asked for an address; who is signed in has one. */
const AnotherLink = () => {
  const { user } = useSession()
  const { resend, isSending, told } = useResendMail(() => askNewLink(user?.email ?? ''))
  if (told) return <p role="status">{told.text}</p>
  return (
    <Button
      look="line"
      size="sm"
      className="note__act"
      aria-disabled={isSending}
      onClick={() => (user ? void resend() : tellLogin({ type: 'password_forgotten' }))}
    >
      {user ? `Envoyer un nouveau lien à ${user.email}` : 'Demander un nouveau lien'}
    </Button>
  )
}

const PasswordChoice = ({ token }: { token: string }) => {
  const router = useRouter()
  const [errors, setErrors] = useState<Errors>({})
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setErrors({})
      const session = await chooseByLink({ token, password: typed('password') })
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
  return (
    <form className="box link-form" method="post" onSubmit={submit}>
      <PasswordField
        label="Nouveau mot de passe"
        name="password"
        required
        autoComplete="new-password"
        hint="Au moins 6 caractères. Google et Facebook n’ouvriront plus ton compte, tant que tu ne les relies pas de nouveau."
        error={errors.password}
      />
      {errors.link && <DeadLink message={errors.link} />}
      <Button type="submit" look="go" block aria-disabled={isSending}>
        Enregistrer
      </Button>
    </form>
  )
}
