'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { isPageAwaited, noteArrival, subscribeToAwaitedPage } from '@/storefront/lib/awaited-page'

/** Shown from the press of a link until its page is on screen, whatever the page is. */
export const WhileAwaited = ({ children }: { children: ReactNode }) => (
  // The query is known in the browser alone: pages are made without.
  <Suspense>
    <Awaited>{children}</Awaited>
  </Suspense>
)

const Awaited = ({ children }: { children: ReactNode }) => {
  const path = usePathname()
  const query = useSearchParams().toString()
  const isAwaited = useSyncExternalStore(subscribeToAwaitedPage, isPageAwaited, () => false)
  useEffect(() => noteArrival(window.location.pathname + window.location.search), [path, query])
  return isAwaited ? children : null
}
