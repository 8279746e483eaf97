'use client'

import { useState } from 'react'
import type { Measuring } from '@/domain/audience/consent-request'
import { onDemand } from '@/storefront/ui/on-demand'

const CookieDialog = onDemand(() => import('./cookie-dialog').then((module) => module.CookieDialog))

/** « Gérer les cookies », on every page. */
export const CookieChoice = ({ measuring }: { measuring: Measuring }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Gérer les cookies
      </button>
      {isOpen && <CookieDialog measuring={measuring} onClose={() => setIsOpen(false)} />}
    </>
  )
}
