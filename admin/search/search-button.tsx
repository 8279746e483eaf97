'use client'

import './search.css'
import { Link } from '@payloadcms/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const SearchDialog = lazy(() => import('./search-dialog').then(({ SearchDialog: Dialog }) => ({ default: Dialog })))

/** In the header of each page of the panel: opens the search over everything, as Ctrl K does. */
export const SearchButton = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<{ href: string } | null>(null)
  const way = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => {
      document.removeEventListener('keydown', hear)
    }
  }, [])

  // Followed as a link of the page, once the dialog is closed: Payload asks there whether unsaved changes are left.
  useEffect(() => {
    if (chosen) way.current?.click()
  }, [chosen])

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        <Loupe />
        <span className="search-button__label">Rechercher</span>
        <kbd className="search-button__keys">Ctrl K</kbd>
      </button>
      <Link ref={way} href={chosen?.href ?? '/admin'} prefetch={false} hidden>
        {''}
      </Link>
      {isOpen && (
        <Suspense>
          <SearchDialog
            onClose={() => {
              setIsOpen(false)
            }}
            onChoose={(href) => {
              setIsOpen(false)
              setChosen({ href })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const Loupe = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
