'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

const CookieDialog = dynamic(() => import('./cookie-dialog').then((module) => module.CookieDialog), { ssr: false })

/** « Gérer les cookies », on every page. */
export const CookieChoice = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Gérer les cookies
      </button>
      {isOpen && <CookieDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
