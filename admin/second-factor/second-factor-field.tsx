'use client'

import './second-factor.css'
import { Link, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useDesk } from '../desk/use-desk'
import { RemoveSecondFactor } from './remove-second-factor'
import { describeState, type SecondFactorState } from './second-factor-state'

/** On an account: its own second factor leads to its page; an administrator removes that of who has lost theirs. */
export const SecondFactorField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isOwn = user?.id === id
  const mayRead = id !== undefined && (isOwn || user?.['role'] === 'admin')
  const path = isOwn ? 'users/second-factor' : `users/${String(id)}/second-factor`
  const { answer, reload } = useDesk(mayRead ? path : null)
  // Our own endpoint answers this shape.
  const state = answer as SecondFactorState | null
  if (!state || (!isOwn && !state.since)) return null
  return (
    <section className="second-factor-field desk" aria-label="Double authentification">
      <h4>Double authentification</h4>
      <p>{describeState(state)}</p>
      {isOwn ? (
        <Link href="/admin/second-facteur">{state.since ? 'La modifier' : 'La configurer'}</Link>
      ) : (
        <RemoveSecondFactor path={`${path}/remove`} onDone={reload} />
      )}
    </section>
  )
}
