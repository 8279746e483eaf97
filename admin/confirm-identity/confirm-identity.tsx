'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { Confirmation } from '@/contract/confirm-identity'
import { confirmingFetch, type Asked } from './confirming-fetch'
import { ConfirmDialog } from './confirm-dialog'

/**
 * Around the panel: an act on the team that the server answers with « confirm who you are » opens a dialog, and is sent
 * again with what is typed there. Payload's own forms and the calls of the panel all go through `fetch`.
 */
export const ConfirmIdentity = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null)

  useEffect(() => {
    const plain = window.fetch
    window.fetch = confirmingFetch({ fetch: (...call) => plain(...call), onAsked: setAsked })
    return () => {
      window.fetch = plain
    }
  }, [])

  const confirm = async (confirmation: Confirmation): Promise<void> => {
    await asked?.confirm(confirmation)
    setAsked(null)
  }
  const cancel = (): void => {
    asked?.cancel()
    setAsked(null)
  }
  return (
    <>
      {children}
      {asked && <ConfirmDialog ways={asked.ways} onConfirm={confirm} onCancel={cancel} />}
    </>
  )
}
