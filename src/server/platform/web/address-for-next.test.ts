import { describe, expect, it } from 'vitest'
import { addressForNext, UNKNOWN_PAGE } from './address-for-next'
import type { BuiltRoutes } from './built-routes'

const routes: BuiltRoutes = {
  kept: new Set(['/', '/expeditions', '/nouveau-mot-de-passe', '/flags/fr.svg']),
  fresh: new Set(['/avis', '/recherche']),
  patterns: [
    { page: '/api/[...slug]', pattern: /^\/api\/(.+?)(?:\/)?$/, isKept: false },
    { page: '/expeditions/[slug]', pattern: /^\/expeditions\/([^/]+?)(?:\/)?$/, isKept: true },
    { page: '/flags/[file]', pattern: /^\/flags\/([^/]+?)(?:\/)?$/, isKept: true },
    { page: '/[slug]', pattern: /^\/([^/]+?)(?:\/)?$/, isKept: true },
    { page: '/[...missing]', pattern: /^\/(.+?)(?:\/)?$/, isKept: true },
  ],
  twins: new Set(['/recherche']),
  rewrites: [{ pattern: /^(?:\/(react-front))?\/expeditions(?:\/)?$/, key: 'countries' }],
  files: new Set(['/favicon.svg']),
}
const values = {
  '/expeditions/[slug]': (value: string) => Promise.resolve(value === 'tour-du-queyras'),
  '/[slug]': (value: string) => Promise.resolve(value === 'raison-d-etre'),
}

const asked = (address: string, { isRouter = false } = {}) =>
  addressForNext({ url: new URL(address, 'http://site'), isRouter, routes, values })

describe('addressForNext', () => {
  it.each([
    ['the query of a kept page', '/nouveau-mot-de-passe?token=t', '/nouveau-mot-de-passe'],
    ['the query of the home page', '/?email=a', '/'],
    ['the slash at the end', '/expeditions/?utm_source=mail', '/expeditions'],
    ['the query of a page kept by its slug', '/expeditions/tour-du-queyras?a=b', '/expeditions/tour-du-queyras'],
    ['the query of a page made in the panel', '/raison-d-etre?a=b', '/raison-d-etre'],
    ['letters written as numbers', '/expeditions/tour%2Ddu%2Dqueyras', '/expeditions/tour-du-queyras'],
    ['a filter without a value', '/expeditions?countries=&email=a', '/expeditions'],
    ['a filter elsewhere', '/nouveau-mot-de-passe?countries=a', '/nouveau-mot-de-passe'],
    ['the query of a kept file', '/flags/fr.svg?a', '/flags/fr.svg'],
    ['the key of the router from a document', '/?_rsc=3f-a_9', '/'],
  ])('leaves out %s', async (_what, address, expected) => {
    expect(await asked(address)).toBe(expected)
  })

  it.each([
    '/avis?page=2',
    '/expeditions?countries=Norv%C3%A8ge&email=a',
    '/api/v1/search?q=lac',
    '/favicon.svg?v=2',
    '/_next/static/chunks/a.js',
    '/a//b',
  ])('asks for %s as it is', async (address) => {
    expect(await asked(address)).toBe(address)
  })

  it.each([
    ['/expeditions?_rsc=3f-a_9&email=a', '/expeditions?_rsc=3f-a_9'],
    ['/nulle/part?_rsc=', `${UNKNOWN_PAGE}?_rsc=`],
    ['/?_rsc=a%26b', '/'],
  ])('keeps the key of the router alone: %s', async (address, expected) => {
    expect(await asked(address, { isRouter: true })).toBe(expected)
  })

  it.each([
    '/nulle/part',
    '/nulle-part',
    '/introuvable',
    '/expeditions/inconnue',
    '/flags/zz.svg',
    '/expeditions/a/b',
    '/_next/data',
    '/%61vis',
    '/recherche',
  ])('gives %s the page of the unknown', async (address) => {
    expect(await asked(`${address}?email=a`)).toBe(UNKNOWN_PAGE)
  })
})
