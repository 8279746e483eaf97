import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { changeSession, readSession, resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { CurrentSection } from './current-section'
import { SiteHeader } from './site-header'
import { TopBar } from './top-bar'

const navigation = vi.hoisted(() => ({ path: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => navigation.path }))

// What opens is loaded when it opens.
const LAZY = { timeout: 15_000 }

const settings = {
  brand: 'Lagopède',
  phone: '04 65 71 20 18',
  phone_e164: '+33465712018',
  opening_hours: 'Du lundi au vendredi, de 9 h à 18 h',
  navigation: {
    main_links: [
      { label: 'Aventures adultes', href: '/expeditions' },
      { label: 'Famille & Kids', href: '/en-famille' },
      { label: 'Séminaires', href: 'https://seminaires.example' },
    ],
    menu_links: [{ label: 'Cartes cadeaux', href: '/cartes-cadeaux' }],
    agency_links: [{ label: 'Le blog', href: '/blog' }],
    featured_links: [
      { label: 'Notre raison d’être', href: '/raison-d-etre', picture: null },
      { label: 'Nos guides-explorateurs', href: '/our-guides', picture: '/api/media/file/guides.webp' },
    ],
  },
}

const topBar = (
  <TopBar
    settings={{ ...settings, baseline: 'Marche beaucoup, vole peu.' }}
    links={[
      { label: 'Blog', href: '/blog' },
      { label: 'Carte cadeau', href: '/cartes-cadeaux' },
    ]}
  />
)

const show = (path: string) => {
  navigation.path = path
  return render(<SiteHeader settings={settings} topBar={topBar} search={<button type="button">Chercher</button>} />)
}

beforeEach(() => {
  navigation.path = '/'
  resetSession()
  changeSession({ isReady: true })
})

describe('SiteHeader', () => {
  it.each([
    ['/', 'homepage'],
    ['/expeditions', 'catalog'],
    ['/expeditions/vercors', 'product'],
    ['/nulle-part', 'error'],
  ])('on %s is the %s header', (path, type) => {
    show(path)
    expect(screen.getByRole('banner').dataset.type).toBe(type)
  })

  it('is clear over the home page until the mobile menu opens', async () => {
    show('/')
    expect(screen.getByRole('banner').className).toContain('hdr--clear')
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    expect(screen.getByRole('banner').className).not.toContain('hdr--clear')
  })

  it('is never clear elsewhere', () => {
    show('/expeditions')
    expect(screen.getByRole('banner').className).not.toContain('hdr--clear')
  })

  it('leads to the catalogue, to families and to the seminars’ own site', () => {
    show('/expeditions')
    const links = within(screen.getByRole('navigation', { name: 'Principale' }))
    expect(links.getByRole('link', { name: 'Aventures adultes' }).getAttribute('href')).toBe('/expeditions')
    expect(links.getByRole('link', { name: 'Famille & Kids' }).getAttribute('href')).toBe('/en-famille')
    expect(links.getByRole('link', { name: /Séminaires/ }).getAttribute('href')).toBe('https://seminaires.example')
  })

  it.each([
    ['/blog', 'page'],
    ['/blog/articles/une-nuit-a-la-grave', 'true'],
  ])('marks on %s the section that the top bar leads to, until it is left', (path, mark) => {
    show(path)
    const section = render(<CurrentSection href="/blog" />)
    const isCurrent = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current')
    expect(isCurrent('Blog')).toBe(mark)
    expect(isCurrent('Carte cadeau')).toBeNull()
    section.unmount()
    expect(isCurrent('Blog')).toBeNull()
  })

  it('opens « L’agence » under « Notre mission », and Escape closes it and gives the focus back', async () => {
    show('/')
    const button = screen.getByRole('button', { name: 'Notre mission' })
    await userEvent.click(button)
    const panel = within(await screen.findByRole('region', { name: 'L’agence' }, LAZY))
    expect(panel.getByText('A la une')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Notre raison d’être' }).getAttribute('href')).toBe('/raison-d-etre')
    expect(panel.getByRole('link', { name: 'Nos guides-explorateurs' }).getAttribute('href')).toBe('/our-guides')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'L’agence' })).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('closes what hangs open when the page changes', async () => {
    const { rerender } = show('/')
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    navigation.path = '/expeditions'
    rerender(<SiteHeader settings={settings} topBar={topBar} search={<button type="button">Chercher</button>} />)
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible()
  })

  it('invites to sign in from the mobile menu', async () => {
    show('/')
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }, LAZY))
    expect(menu.getByText('Retrouve tes favoris et tes réservations')).toBeVisible()
    expect(menu.getByRole('link', { name: 'Cartes cadeaux' }).getAttribute('href')).toBe('/cartes-cadeaux')
    await userEvent.click(menu.getByRole('button', { name: 'Se connecter ou s’inscrire' }))
    expect(readSession().status).toBe('wantToLogin')
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  })

  it.each(['Se connecter', 'S’inscrire'])('begins the login flow from « %s »', async (name) => {
    show('/expeditions')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(readSession().status).toBe('wantToLogin')
  })

  it('keeps the place of the account, unseen, until the session is known', () => {
    changeSession({ isReady: false })
    show('/expeditions')
    expect(screen.getByText('Se connecter').parentElement?.className).toContain('is-awaited')
  })

  it('shows the first name of who is signed in, with their pages under it', async () => {
    changeSession({ status: 'logged in', user: buildUser({ first_name: 'Camille' }) })
    show('/')
    expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Camille' }))
    const menu = within(await screen.findByRole('navigation', { name: 'Mon espace' }, LAZY))
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mes-favoris',
      '/my-expeditions',
      '/my-account',
      '/logout',
    ])
    await userEvent.click(screen.getByTestId('menu-overlay'))
    expect(screen.queryByRole('navigation', { name: 'Mon espace' })).toBeNull()
  })

  it('leads who is signed in to their favourites and their account', () => {
    changeSession({ status: 'logged in', user: buildUser({ first_name: 'Camille' }) })
    show('/expeditions')
    expect(screen.getByRole('link', { name: 'Mes favoris' }).getAttribute('href')).toBe('/mes-favoris')
    expect(screen.getByRole('link', { name: 'Mon compte' }).getAttribute('href')).toBe('/my-account')
  })

  it('shows a visitor neither', () => {
    changeSession({ isReady: true })
    show('/expeditions')
    expect(screen.queryByRole('link', { name: /Mes favoris|Mon compte/ })).toBeNull()
  })

  it('lists the pages of who is signed in in the mobile menu', async () => {
    changeSession({ status: 'logged in', user: buildUser({ first_name: 'Camille' }) })
    show('/')
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }, LAZY))
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Aventures adultes',
      'Famille & Kids',
      'Mes favoris',
      'Mes réservations',
      'Blog',
      'Notre raison d’être',
      'Nos guides-explorateurs',
      'Ton niveau',
      'FAQ',
      'Mon compte',
      'Déconnexion',
    ])
  })

  describe('scrolled by', () => {
    const scrollTo = (y: number) =>
      act(() => {
        window.scrollY = y
        window.dispatchEvent(new Event('scroll'))
      })
    const isBack = () => document.documentElement.hasAttribute('data-header-back')
    afterEach(() => {
      window.scrollY = 0
    })

    it('comes back as the visitor scrolls up, until they go on or reach its place', async () => {
      show('/')
      scrollTo(900)
      expect(isBack()).toBe(false)
      // What watches is loaded at the first scroll.
      await eventually(() => {
        window.dispatchEvent(new Event('wheel'))
        scrollTo(900)
        scrollTo(860)
        expect(isBack()).toBe(true)
      })
      expect(screen.getByRole('banner').className).not.toContain('hdr--clear')
      scrollTo(880)
      expect(isBack()).toBe(false)
      scrollTo(870)
      scrollTo(0)
      expect(isBack()).toBe(false)
      expect(screen.getByRole('banner').className).toContain('hdr--clear')
    })

    it('stays away as the page is led up, to an anchor or to its results', async () => {
      show('/expeditions/vercors')
      await eventually(() => {
        window.dispatchEvent(new Event('wheel'))
        scrollTo(900)
        scrollTo(860)
        expect(isBack()).toBe(true)
      })
      scrollTo(900)
      window.dispatchEvent(new Event('scrollend'))
      scrollTo(300)
      expect(isBack()).toBe(false)
    })
  })
})
