'use client'

import { ChevronDown, Menu, Phone, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { Logo } from '@/storefront/ui/logo'
import { useDismiss } from '@/storefront/ui/use-dismiss'
import { headerType } from '../rules/header-type'
import { LoginArea } from './login-area'
import { MainLinks } from './main-links'
import { TopBar } from './top-bar'

// What opens on demand is loaded on demand: every page carries this header.
const MissionPanel = dynamic(() => import('./mission-panel').then((module) => module.MissionPanel))
const MobileMenu = dynamic(() => import('./mobile-menu').then((module) => module.MobileMenu))
const EntryPopup = dynamic(() => import('./entry-popup').then((module) => module.EntryPopup), { ssr: false })

type SiteHeaderProps = {
  settings: Pick<SiteSettings, 'brand' | 'baseline' | 'phone' | 'phone_e164' | 'opening_hours' | 'seminars_url'>
  /** Stands in place of « Se connecter » and « S’inscrire » once accounts are known. */
  account?: ReactNode
}

type OpenPart = 'mission' | 'menu' | null

export const SiteHeader = ({ settings, account }: SiteHeaderProps) => {
  const path = usePathname()
  const type = headerType(path)
  const header = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<{ part: OpenPart; on: string }>({ part: null, on: path })
  const [wantsToLogin, setWantsToLogin] = useState(false)
  // A panel belongs to the page it was opened on: following a link closes it.
  const openPart = open.on === path ? open.part : null
  const isMenuOpen = openPart === 'menu'
  const isClear = type === 'homepage' && !isMenuOpen

  const show = (part: OpenPart) => setOpen({ part, on: path })
  const toggle = (part: OpenPart) => show(openPart === part ? null : part)
  const askLogin = () => {
    show(null)
    setWantsToLogin(true)
  }
  useDismiss({
    root: header,
    isOpen: openPart !== null,
    onDismiss: (why) => {
      if (why === 'escape') header.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      show(null)
    },
  })
  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-open', isMenuOpen)
  }, [isMenuOpen])

  return (
    <header ref={header} className={`hdr ${isClear ? 'hdr--clear on-dark' : ''}`} data-type={type} data-open={openPart}>
      <div className="hdr__bar">
        <TopBar settings={settings} />
        <div className="wrap hdr__main">
          <Link className="hdr__logo" href="/" prefetch={false} aria-label={`${settings.brand}, accueil`}>
            <Logo inverse={isClear} />
          </Link>
          <nav className="hdr__nav" aria-label="Principale">
            <MainLinks path={path} seminarsUrl={settings.seminars_url} />
            <button
              type="button"
              aria-expanded={openPart === 'mission'}
              aria-controls="panneau-agence"
              onClick={() => toggle('mission')}
            >
              Notre mission
              <Icon of={ChevronDown} />
            </button>
          </nav>
          <div className="hidden items-center gap-2 desktop:flex">
            {account ?? <LoginArea onAsk={askLogin} isClear={isClear} />}
          </div>
          <div className="hdr__burger">
            <a
              className="iconbtn iconbtn--bare"
              href={`tel:${settings.phone_e164}`}
              aria-label={`Appeler le ${settings.phone}`}
            >
              <Icon of={Phone} />
            </a>
            <IconButton
              bare
              label={isMenuOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
              aria-expanded={isMenuOpen}
              aria-controls="menu-mobile"
              onClick={() => toggle('menu')}
            >
              <Icon of={isMenuOpen ? X : Menu} />
            </IconButton>
          </div>
        </div>
        <div id="panneau-agence">{openPart === 'mission' && <MissionPanel />}</div>
        <div id="menu-mobile">{isMenuOpen && <MobileMenu settings={settings} onAskLogin={askLogin} />}</div>
      </div>
      {wantsToLogin && <EntryPopup brand={settings.brand} onClose={() => setWantsToLogin(false)} />}
    </header>
  )
}
