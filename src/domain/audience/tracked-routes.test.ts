import { expect, it } from 'vitest'
import { SECRET_PAGES } from '@/domain/accounts/secret-link'
import { isTracked } from './tracked-routes'

it.each([
  '/',
  '/expeditions',
  '/expeditions/',
  '/expeditions/tour-du-queyras',
  '/avis',
  '/recherche',
  '/blog',
  '/blog/articles/preparer-son-sac',
  '/blog/articles/category/podcasts',
  '/faq',
  '/our-guides',
  '/our-guides/ines-roche',
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
  '/apercu/articles/3',
  '/blogs',
  '/ton-niveau',
  '/collaborations',
  '/une-page-a-venir',
])('never measures %s', (pathname) => {
  expect(isTracked(pathname)).toBe(false)
})
