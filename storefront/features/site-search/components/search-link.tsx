'use client'

import Link from 'next/link'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { onDemand } from '@/storefront/ui/on-demand'

// Loaded as its button is approached: every page carries this.
const loadDialog = () => import('./site-search-dialog').then((module) => module.SiteSearchDialog)
const SiteSearchDialog = onDemand(loadDialog)

/** Opens the search of the site, also by Ctrl+K and ⌘K; without this script it is a page. */
export const SearchLink = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    setIsOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // What is open has the keys to itself.
      if (!document.querySelector('[role="dialog"]')) open(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Link
        className="iconbtn iconbtn--bare"
        href="/recherche-site"
        prefetch={false}
        aria-label="Chercher sur le site"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadDialog()}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey) open(event)
        }}
      >
        {children}
      </Link>
      {isOpen && <SiteSearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
