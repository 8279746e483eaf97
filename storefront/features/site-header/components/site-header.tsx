'use client'

import { ChevronDown, Menu, Phone, X, ArrowUpRight } from 'lucide'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Navigation, SiteSettings, NavigationLink } from '@/contract/site'
import { useSession } from '@/storefront/lib/session/hook'
import { askLogin } from '@/storefront/lib/session/store'
import { Avatar } from '@/storefront/ui/avatar'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { Logo } from '@/storefront/ui/logo'
import { onDemand } from '@/storefront/ui/on-demand'
import { useDismiss } from '@/storefront/ui/use-dismiss'
import { isForeign, SiteLink } from '@/storefront/ui/site-link'
import { ACCOUNT } from '../rules/account-links'
import { headerType } from '../rules/header-type'
import { shownUser } from '../rules/shown-user'
import { AccountArea } from './account-area'
import { AccountShortcut } from './account-shortcut'
import { useHeaderReturn } from './use-header-return'

// What opens on demand is loaded on demand, as its button is approached: every page carries this header.
const loadMissionPanel = () => import('./mission-panel').then((module) => module.MissionPanel)
const loadMobileMenu = () => import('./mobile-menu').then((module) => module.MobileMenu)
const MissionPanel = onDemand(loadMissionPanel)
const MobileMenu = onDemand(loadMobileMenu)

type SiteHeaderProps = {
  settings: Pick<SiteSettings, 'brand' | 'phone' | 'phone_e164' | 'opening_hours'> & {
    navigation: Omit<Navigation, 'top_links' | FooterList>
  }
  /** The line above the main one, drawn by the server: the script of no page carries it. */
  topBar: ReactNode
  /** What opens the search of the site. */
  search: ReactNode
}

type FooterList = 'about_links' | 'service_links' | 'blog_links'

type OpenPart = 'mission' | 'menu' | 'account' | null

export const SiteHeader = ({ settings, topBar, search }: SiteHeaderProps) => {
  const { navigation: links } = settings
  const path = usePathname()
  const type = headerType(path)
  const { isReady, user } = useSession()
  const shown = shownUser(user)
  const header = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<{ part: OpenPart; on: string }>({ part: null, on: path })
  // A panel belongs to the page it was opened on: following a link closes it.
  const openPart = open.on === path ? open.part : null
  const isMenuOpen = openPart === 'menu'
  const isBack = useHeaderReturn({ header, isHeld: openPart !== null })
  const isOver = type === 'homepage' && !isMenuOpen
  const isClear = isOver && !isBack

  const show = (part: OpenPart) => setOpen({ part, on: path })
  const toggle = (part: OpenPart) => show(openPart === part ? null : part)
  const askLoginFromMenu = () => {
    // The popup gives the focus back to what had it: the menu will be gone.
    header.current?.querySelector<HTMLElement>('[aria-controls="menu-mobile"]')?.focus()
    show(null)
    askLogin()
  }
  useDismiss({
    root: header,
    isOpen: openPart !== null,
    onDismiss: (why) => {
      if (why === 'escape') header.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      show(null)
    },
  })
  // A link to the page that is shown already changes no path.
  useEffect(() => {
    const element = header.current
    if (openPart === null || !element) return
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setOpen({ part: null, on: path })
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [openPart, path])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-open', isMenuOpen)
  }, [isMenuOpen])

  return (
    <header
      ref={header}
      className={`hdr ${isOver ? 'hdr--over' : ''} ${isClear ? 'hdr--clear on-dark' : ''}`}
      data-type={type}
      data-open={openPart}
    >
      <div className="hdr__bar">
        {topBar}
        <div className="wrap hdr__main">
          <HeaderLogo brand={settings.brand} isClear={isClear} mayBeClear={type === 'homepage'} />
          <nav className="hdr__nav" aria-label="Principale">
            <MainLinks path={path} links={links.main_links} />
            <button
              type="button"
              aria-expanded={openPart === 'mission'}
              aria-controls="panneau-agence"
              onPointerEnter={() => void loadMissionPanel()}
              onClick={() => toggle('mission')}
            >
              Notre mission
              <Icon of={ChevronDown} />
            </button>
          </nav>
          {search}
          <div className="hdr__account">
            <AccountArea
              isClear={isClear}
              isOpen={openPart === 'account'}
              hasOverlay={type === 'homepage'}
              onToggle={() => toggle('account')}
              onClose={() => show(null)}
            />
          </div>
          <div className="hdr__burger">
            <a
              className="iconbtn iconbtn--bare"
              href={`tel:${settings.phone_e164}`}
              aria-label={`Appeler le ${settings.phone}`}
            >
              <Icon of={Phone} />
            </a>
            {shown && (
              <AccountShortcut to={ACCOUNT}>
                <Avatar name={shown.firstName} src={shown.avatar} size={34} />
              </AccountShortcut>
            )}
            <IconButton
              bare
              label={isMenuOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
              aria-expanded={isMenuOpen}
              aria-controls="menu-mobile"
              onPointerEnter={() => void loadMobileMenu()}
              onClick={() => toggle('menu')}
            >
              <Icon of={isMenuOpen ? X : Menu} />
            </IconButton>
          </div>
        </div>
        <div id="panneau-agence">{openPart === 'mission' && <MissionPanel links={links} />}</div>
        <div id="menu-mobile">
          {isMenuOpen && (
            <MobileMenu
              settings={settings}
              links={links.menu_links}
              isReady={isReady}
              user={user}
              onAskLogin={askLoginFromMenu}
            />
          )}
        </div>
      </div>
    </header>
  )
}

type HeaderLogoProps = { brand: string; isClear: boolean; mayBeClear: boolean }

const HeaderLogo = ({ brand, isClear, mayBeClear }: HeaderLogoProps) => (
  <Link className="hdr__logo" href="/" prefetch={false} aria-label={`${brand}, accueil`}>
    {/* Both are there where the header changes over the page: neither is waited for. */}
    {mayBeClear && <Logo inverse className={isClear ? undefined : 'hdr__logo-off'} />}
    <Logo className={isClear ? 'hdr__logo-off' : undefined} />
  </Link>
)

type MainLinksProps = { path: string; links: NavigationLink[] }

const MainLinks = ({ path, links }: MainLinksProps) =>
  links.map(({ label, href }) => (
    <SiteLink key={`${label} ${href}`} href={href} aria-current={path === href ? 'page' : undefined}>
      {label}
      {isForeign(href) && (
        <>
          <span className="sr-only">, nouvel onglet</span>
          <Icon of={ArrowUpRight} />
        </>
      )}
    </SiteLink>
  ))
