import { describe, expect, it } from 'vitest'
import { SECRET_PAGES } from '@/domain/accounts/secret-link'
import { moveSecretToFragment } from './move-secret-to-fragment'

const moved = (address: string) => moveSecretToFragment(new URL(address, 'http://site'))

describe('moveSecretToFragment', () => {
  it.each(SECRET_PAGES)('moves the token of %s', (page) => {
    expect(moved(`${page}?token=a.b-c_d`)).toBe(`${page}#token=a.b-c_d`)
    expect(moved(`${page}/?token=a.b-c_d`)).toBe(`${page}#token=a.b-c_d`)
  })

  it('keeps the rest of the query where it was', () => {
    expect(moved('/newsletter/confirmation?utm_source=mail&token=t&token=u')).toBe(
      '/newsletter/confirmation?utm_source=mail#token=t',
    )
  })

  it('moves the token of a traveler’s link, which was the end of its path', () => {
    const token = 'aB3-xYz_09qLmNoPqRsTuVwXyZ012345678901234567'
    for (const end of ['', '/', '?utm_source=mail'])
      expect(moved(`/participants/${token}${end}`)).toBe(`/participants#token=${token}`)
    expect(moved('/participants/court')).toBeUndefined()
  })

  it.each(['/payer', '/carte-offerte'])('moves the token with which a provider of cards sends back to %s', (page) => {
    const token = 'aB3-xYz_09qLmNoPqRsTuVwXyZ012345678901234567'
    expect(moved(`${page}/${token}?payment_intent=pi_1`)).toBe(`${page}#token=${token}`)
  })

  it.each(['/nouveau-mot-de-passe', '/nouveau-mot-de-passe?jeton=t', '/avis?token=t', '/?token=t'])(
    'leaves %s alone',
    (address) => {
      expect(moved(address)).toBeUndefined()
    },
  )
})
