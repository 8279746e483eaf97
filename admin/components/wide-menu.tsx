'use client'

import { NavProvider, useNav, WindowInfoProvider } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Payload's own, but for `l`: there its menu is shut at 1440 px, the width of most laptops. */
const BREAKPOINTS = {
  l: '(max-width: 1439px)',
  m: '(max-width: 1024px)',
  s: '(max-width: 768px)',
  xs: '(max-width: 400px)',
}

/** Around the panel: keeps its menu open where the window is 1440 px wide or more. */
export const WideMenu = ({ children }: { children: ReactNode }) => {
  const { navOpen } = useNav()
  return (
    <WindowInfoProvider breakpoints={BREAKPOINTS}>
      <NavProvider initialIsOpen={navOpen}>{children}</NavProvider>
    </WindowInfoProvider>
  )
}
