import { as } from '../fixtures/as'
import { isFile, isFollowed, kindOf } from '../fixtures/crawl-site'
import { readPages } from '../fixtures/read-pages'
import { ALL_ROUTES, routeOf } from '../fixtures/route-of'
import { expect, test } from '../fixtures/story'

// In `npm test` one page of each route, on a phone; CRAWL=1 reads them all at both widths: docs/testing.md.
const isWhole = Boolean(process.env.CRAWL)
const WIDTHS = isWhole ? '@everywhere' : '@phone'
const kind = (path: string): string | null =>
  isFollowed(path) && !isFile(path) ? (isWhole ? kindOf : routeOf)(path) : null
const onRead = isWhole ? (line: string) => process.stdout.write(`${line}\n`) : undefined

/** A minute on an idle machine, and room for a busy one. */
const LONGEST = isWhole ? 3_600_000 : 600_000

/** What no link leads to: a form does, or a mail with the token that these lack. */
const UNLINKED = [
  '/blog?q=train',
  '/carte-cadeau',
  '/carte-offerte',
  '/choisir-apres-annulation',
  '/confidentialite-et-mentions-legales/conditionsgenerales/2026-11',
  '/confirmer-ma-commande',
  '/confirmer-mon-adresse',
  '/mes-favoris/desinscription',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
  '/nouveau-mot-de-passe',
  '/participants',
  '/payer',
  '/recherche-site?q=vercors',
  '/repondre-a-une-modification',
]

/** Pages of who is signed in, previews of the team, and what answers under another address. */
const OTHERS =
  /^\/(my-|mes-favoris$|reservations\/|apercu\/|react-front|recherche$|blog\/(recherche|suite|articles\/category$)|\[\.{3}missing\])/

/** Pages that send a visitor home. */
const isOwn = (path: string): boolean => /^\/(my-|mes-favoris(\?|$)|reservations\/)/.test(path)
const kindOpen = (path: string): string | null => (isOwn(path) ? null : kind(path))

const OWN = { client: ['/my-account', '/my-expeditions', '/mes-favoris'], guide: ['/my-account', '/my-expeditions'] }

test.describe('before anything is chosen', () => {
  test.use({ isConsentAsked: true })
  test(`no page has a fault for a visitor, nor leaves a thing in the browser ${WIDTHS}`, async ({ context }) => {
    test.setTimeout(LONGEST)
    const { faults, read } = await readPages({
      context,
      paths: ['/', ...UNLINKED],
      kind: kindOpen,
      isUnknown: true,
      onRead,
    })
    expect(faults).toEqual([])
    const routes = read.map((path) => routeOf(path).replace('?', ''))
    expect(ALL_ROUTES.filter((route) => !OTHERS.test(route) && !routes.includes(route))).toEqual([])
  })
})

for (const person of ['client', 'guide'] as const) {
  test(`no page has a fault for a signed-in ${person} @everywhere`, async ({ context }) => {
    test.setTimeout(LONGEST)
    await as(context, person)
    const { faults, read } = await readPages({
      context,
      paths: isWhole ? ['/', ...OWN[person]] : OWN[person],
      // What everyone sees is read by the visitor.
      kind: (path) => (isWhole || isOwn(path) ? kind(path) : null),
      onRead,
    })
    expect(faults).toEqual([])
    expect(read.length).toBeGreaterThan(OWN[person].length)
  })
}
