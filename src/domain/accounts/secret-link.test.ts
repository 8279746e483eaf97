import { describe, expect, it } from 'vitest'
import { secretLink, tokenOfFragment } from './secret-link'

describe('secretLink', () => {
  it.each(['abc-_.9', 'a+b c&d=é'])('gives « %s » to the page alone, and the page reads it back', (token) => {
    const url = new URL(secretLink({ page: '/nouveau-mot-de-passe', token }), 'http://site')
    expect([url.pathname, url.search]).toEqual(['/nouveau-mot-de-passe', ''])
    expect(tokenOfFragment(url.hash)).toBe(token)
  })
})

describe('tokenOfFragment', () => {
  it.each(['', '#', '#contenu', '#token'])('finds none in « %s »', (fragment) => {
    expect(tokenOfFragment(fragment)).toBe('')
  })
})
