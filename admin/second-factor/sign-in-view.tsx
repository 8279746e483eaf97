import { LoginView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../components/logo'
import { PendingSignIn } from './pending-sign-in'

const PENDING_COOKIE = /(?:^|-)second_factor$/

/** The panel's sign-in: Payload's form for the password, then ours for the second factor. */
export const SignInView = (props: AdminViewServerProps) => {
  const { cookies, req } = props.initPageResult
  const isPending = !req.user && [...cookies.keys()].some((name) => PENDING_COOKIE.test(name))
  const password = <LoginView {...props} />
  if (!isPending) return password
  const redirectTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: props.searchParams?.['redirect'] ?? '' })
  return (
    <PendingSignIn redirectTo={redirectTo} logo={<Logo />}>
      {password}
    </PendingSignIn>
  )
}
