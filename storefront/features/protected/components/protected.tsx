'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { FLASHES } from '@/domain/accounts/flash'
import { useSession } from '@/storefront/lib/session/hook'
import { changeSession } from '@/storefront/lib/session/store'
import { LoadingText } from '@/storefront/ui/loading-text'
import { showToast } from '@/storefront/ui/toast-store'

type ProtectedProps = { loadingText: string; children: ReactNode }

/**
 * For who is signed in: a visitor is sent home with a word, and led back once signed in. The page itself holds nothing private, all of that comes
 * from calls that the server answers to the user alone.
 */
export const Protected = ({ loadingText, children }: ProtectedProps) => {
  const { isReady, user } = useSession()
  const router = useRouter()
  const isSentHome = useRef(false)
  const isVisitor = isReady && !user
  useEffect(() => {
    if (!isVisitor || isSentHome.current) return
    isSentHome.current = true
    const { tone, text } = FLASHES.login_required
    showToast({ tone, message: text })
    changeSession({ returnTo: location.pathname + location.search })
    router.replace('/')
  }, [isVisitor, router])

  if (isReady && user) return children
  return <LoadingText>{loadingText}</LoadingText>
}
