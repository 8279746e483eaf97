'use client'

import { Bell } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '@/storefront/lib/session/hook'
import { askLogin, readSession, subscribeToSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { onDemand } from '@/storefront/ui/on-demand'
import type { JoinDialogProps } from './join-dialog'

const JoinDialog = onDemand(() => import('./join-dialog').then((module) => module.JoinDialog))

type JoinButtonProps = Omit<JoinDialogProps, 'onClose'>

/** « Me prévenir », beside a full departure: who is not signed in signs in first, and it goes on by itself. */
export const JoinButton = (departure: JoinButtonProps) => {
  const { user, phonePopup } = useSession()
  const [isWanted, setIsWanted] = useState(false)
  const onSession = useEffectEvent(() => {
    const { isReady, status } = readSession()
    if (isReady && status === 'logout') setIsWanted(false)
  })
  useEffect(() => subscribeToSession(() => onSession()), [])
  const press = () => {
    setIsWanted(true)
    if (!readSession().user) askLogin()
  }
  return (
    <>
      <Button look="line" size="sm" onClick={press}>
        <Icon of={Bell} />
        Me prévenir <span className="sr-only">si des places se libèrent, {departure.days}</span>
      </Button>
      {/* Signing in may open the popup that asks for a number: one window at a time. */}
      {isWanted && user && !phonePopup && <JoinDialog {...departure} onClose={() => setIsWanted(false)} />}
    </>
  )
}
