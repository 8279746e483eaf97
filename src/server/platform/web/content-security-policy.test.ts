import { describe, expect, it } from 'vitest'
import { allowedHosts, contentSecurityPolicy } from './content-security-policy'

const hosts = allowedHosts({})
const policyOf = (pathname: string) => contentSecurityPolicy({ pathname, scriptHashes: ["'sha256-abc='"], hosts })

describe('contentSecurityPolicy', () => {
  it("runs the site's scripts and the page's own, by hash", () => {
    expect(policyOf('/')).toContain("script-src 'self' 'sha256-abc=';")
  })

  it.each(['/', '/expeditions', '/admin', '/admin/collections/expeditions'])('allows no eval on %s', (pathname) => {
    expect(policyOf(pathname)).not.toContain('unsafe-eval')
    expect(policyOf(pathname)).toMatch(/script-src(?:(?!;|'unsafe-inline').)*;/)
  })

  it('lets the field page run the worker of a file alone', () => {
    expect(policyOf('/my-expeditions/terrain/7')).toContain("worker-src 'self';")
    expect(policyOf('/expeditions')).toContain("worker-src 'self' blob:;")
  })

  it('names no foreign host by default', () => {
    expect(policyOf('/')).not.toMatch(/https?:|\*/)
  })

  it('lets nobody frame a page but the live preview', () => {
    expect(policyOf('/expeditions')).toContain("frame-ancestors 'none'")
    expect(policyOf('/apercu/12')).toContain("frame-ancestors 'self'")
  })

  it('adds the host of a map style that the operator chose', () => {
    const policy = contentSecurityPolicy({
      pathname: '/',
      scriptHashes: [],
      hosts: allowedHosts({ MAP_STYLE_URL: 'https://tuiles.exemple.fr/style.json' }),
    })
    expect(policy).toContain("connect-src 'self' https://tuiles.exemple.fr;")
  })

  describe('of a site that measures', () => {
    const measuring = allowedHosts({
      GTM_ID: 'GTM-TEST',
      META_PIXEL_ID: '1234',
      MAP_STYLE_URL: 'https://tuiles.exemple.fr/s',
    })
    const policyFor = (pathname: string) => contentSecurityPolicy({ pathname, scriptHashes: [], hosts: measuring })

    it.each(['/', '/expeditions', '/expeditions/tour-du-queyras', '/avis', '/recherche'])(
      'names the hosts of what measures on %s',
      (pathname) => {
        expect(policyFor(pathname)).toContain(
          "script-src 'self' https://www.googletagmanager.com https://connect.facebook.net;",
        )
        expect(policyFor(pathname)).toMatch(/connect-src [^;]*https:\/\/tuiles\.exemple\.fr[^;]*google-analytics\.com/)
      },
    )

    it.each([
      '/nouveau-mot-de-passe',
      '/participants',
      '/newsletter/confirmation',
      '/newsletter/desinscription',
      '/mes-favoris/desinscription',
      '/my-account',
      '/my-expeditions/47',
      '/reservations/12/1',
      '/apercu/expeditions/3',
      '/admin',
      '/introuvable/ici',
    ])('names no host of what measures on %s', (pathname) => {
      expect(policyFor(pathname)).not.toMatch(/google|facebook/)
      expect(policyFor(pathname)).toContain("connect-src 'self' https://tuiles.exemple.fr;")
    })
  })

  describe('of a site that takes cards by Stripe', () => {
    const paying = allowedHosts({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', GTM_ID: 'GTM-TEST' })
    const policyFor = (pathname: string) => contentSecurityPolicy({ pathname, scriptHashes: [], hosts: paying })

    it('lets its form into the pages on which one pays', () => {
      for (const pathname of ['/payer', '/payer/un-lien', '/carte-offerte', '/carte-offerte/un-lien']) {
        const policy = policyFor(pathname)
        expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
        expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;')
        expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
        expect(policy).not.toContain('google')
      }
    })

    it.each([
      ...[
        '/',
        '/expeditions',
        '/expeditions/tour-du-queyras',
        '/reservations/12/4',
        '/payer-plus-tard',
        '/carte-cadeau',
        '/cartes-cadeaux',
        '/admin',
      ],
      ...['/my-expeditions/12', '/maison-de-paiement/paiement_1', '/participants', '/recherche', '/apercu/pages/1'],
    ])('and nowhere else: %s', (pathname) => {
      expect(policyFor(pathname)).not.toContain('stripe')
    })

    it('nor anywhere without it', () => {
      expect(policyOf('/payer')).not.toContain('stripe')
      expect(policyOf('/payer')).toContain("frame-src 'none';")
    })
  })
})
