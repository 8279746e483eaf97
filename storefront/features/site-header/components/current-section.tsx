'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Stands on the pages of a section that the top bar leads to, and marks its link there: the server draws the bar once for all
 * pages, and the other pages carry no script for it.
 */
export const CurrentSection = ({ href }: { href: string }) => {
  const path = usePathname()
  useEffect(() => {
    const link = document.querySelector(`.hdr__top [href="${href}"]`)
    link?.setAttribute('aria-current', path === href ? 'page' : 'true')
    return () => link?.removeAttribute('aria-current')
  }, [href, path])
  return null
}
