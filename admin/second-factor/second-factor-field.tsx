'use client'

import './second-factor.css'
import { Link, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { getOwnSecondFactor, getSecondFactorOf, type SecondFactorState } from '@/contract/second-factor'
import { usePanel } from '../calls/use-panel'
import { RemoveSecondFactor } from './remove-second-factor'
import { describeState } from './second-factor-state'

/** On an account: its own second factor leads to its page; an administrator removes that of who has lost theirs. */
export const SecondFactorField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined) return null
  if (user?.id === id) return <Own />
  return user?.['role'] === 'admin' ? <Others id={id} /> : null
}

const Own = () => {
  const { answer: state } = usePanel(getOwnSecondFactor, {})
  if (!state) return null
  return (
    <Frame state={state}>
      <Link href="/admin/second-facteur">{state.since ? 'La modifier' : 'La configurer'}</Link>
    </Frame>
  )
}

const Others = ({ id }: { id: number | string }) => {
  const { answer: state, reload } = usePanel(getSecondFactorOf, { params: { id } })
  if (!state?.since) return null
  return (
    <Frame state={state}>
      <RemoveSecondFactor id={id} onDone={reload} />
    </Frame>
  )
}

const Frame = ({ state, children }: { state: SecondFactorState; children: ReactNode }) => (
  <section className="second-factor-field desk" aria-label="Double authentification">
    <h4>Double authentification</h4>
    <p>{describeState(state)}</p>
    {children}
  </section>
)
