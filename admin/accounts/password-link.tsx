'use client'

import '../desk/desk.css'
import './accounts.css'
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { mailPasswordLink } from '@/contract/team'
import { callPanel } from '../calls/call-panel'

/** On an account, for who may: has its owner sent a link to choose a password. */
export const PasswordLink = () => {
  const { id, initialData } = useDocumentInfo()
  const { user } = useAuth()
  const [isPending, setIsPending] = useState(false)
  const role: unknown = user?.['role']
  const isCustomer = initialData?.['role'] === 'customer'
  // One's own is changed where one's devices are.
  if (id === undefined || String(id) === String(user?.id)) return null
  if (role !== 'admin' && !(role === 'staff' && isCustomer)) return null

  const send = async (): Promise<void> => {
    setIsPending(true)
    try {
      await callPanel(mailPasswordLink, { params: { id } })
      toast.success('Le lien est parti par e-mail.')
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
    setIsPending(false)
  }

  return (
    <div className="desk-field password-link">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isPending}
        onClick={() => {
          void send()
        }}
      >
        Envoyer un lien de mot de passe
      </Button>
      <p>Personne ne choisit le mot de passe d’un autre{'\u00a0'}: le lien sert une fois, pendant 30 minutes.</p>
    </div>
  )
}
