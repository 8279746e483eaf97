'use client'

import '../desk/desk.css'
import './accounts.css'
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import { endAccountSessions, listAccountSessions } from '@/contract/team'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'

/** On an account, for who may: where it is signed in, and its end everywhere. On one's own, the way to one's devices. */
export const OpenSessions = () => {
  const { id, initialData } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined) return null
  if (String(id) === String(user?.id)) {
    return (
      <div className="desk-field open-sessions">
        <Link className="desk__link" href="/my-account" prefetch={false}>
          Mes appareils et mon mot de passe
        </Link>
      </div>
    )
  }
  const role: unknown = user?.['role']
  const isCustomer = initialData?.['role'] === 'customer'
  if (role !== 'admin' && !(role === 'staff' && isCustomer)) return null
  return <SessionsOf id={id} />
}

const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

const SessionsOf = ({ id }: { id: number | string }) => {
  const { answer, error, reload } = usePanel(listAccountSessions, { params: { id } })
  const [isPending, setIsPending] = useState(false)
  const sessions = answer?.sessions

  const endAll = async (): Promise<void> => {
    setIsPending(true)
    try {
      await callPanel(endAccountSessions, { params: { id } })
      toast.success('Le compte est déconnecté partout.')
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
    reload()
    setIsPending(false)
  }

  return (
    <section className="desk-field open-sessions" aria-label="Appareils connectés">
      <b>{sessions ? countOf(sessions.length) : 'Appareils connectés'}</b>
      {!sessions && <p>{error ?? 'Chargement…'}</p>}
      {sessions && sessions.length > 0 && (
        <>
          <ul>
            {sessions.map(({ device, last_used_at }, index) => (
              <li key={index}>
                {device}
                <p>Vu le {MOMENT.format(new Date(last_used_at))}</p>
              </li>
            ))}
          </ul>
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            disabled={isPending}
            onClick={() => {
              void endAll()
            }}
          >
            Déconnecter partout
          </Button>
        </>
      )}
    </section>
  )
}

const countOf = (count: number): string => {
  if (count === 0) return 'Connecté nulle part'
  return count === 1 ? '1 appareil connecté' : `${String(count)} appareils connectés`
}
