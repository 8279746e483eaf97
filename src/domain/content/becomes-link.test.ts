import { describe, expect, it } from 'vitest'
import { becomesLink } from './becomes-link'

describe('a text in a mail', () => {
  it.each([
    'evil-lagopede.com',
    'Gagne 500 euros sur evil-lagopede.com',
    'EVIL.TEST',
    'éclair.fr',
    't.co',
    'https://evil.test/login',
    'ftp://evil',
    'www.evil.test',
    'ines@evil.test',
    'evil。com',
    'evil．com',
    'xn--lagopde-4ya.com',
  ])('becomes a link: %s', (text) => {
    expect(becomesLink(text)).toBe(true)
  })

  it.each([
    'Jean-Pierre',
    'St. John',
    'J. Martin',
    'J.-P. Dupont',
    'S.N.C.F.',
    'Joyeux anniversaire… et bon vent ! À bientôt.',
    'Alors...voilà',
    'Départ à 10.30, 1.500 m de montée',
    'à 2/3 jours, et/ou plus',
  ])('becomes none: %s', (text) => {
    expect(becomesLink(text)).toBe(false)
  })
})
