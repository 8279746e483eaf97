import { expect, it } from 'vitest'
import { SECRET_PAGES } from './secret-link'
import { isTracked } from './tracked-routes'

it.each([
  '/',
  '/expeditions',
  '/expeditions/',
  '/expeditions/tour-du-queyras',
  '/avis',
  '/recherche',
  '/react-front',
  '/react-front/expeditions/a',
])('measures %s', (pathname) => {
  expect(isTracked(pathname)).toBe(true)
})

it.each([
  ...SECRET_PAGES,
  '/participants/un-lien-prive',
  '/mes-favoris',
  '/my-account',
  '/my-expeditions',
  '/my-expeditions/47',
  '/reservations/12/1',
  '/apercu/expeditions/3',
  '/une-page-a-venir',
])('never measures %s', (pathname) => {
  expect(isTracked(pathname)).toBe(false)
})
