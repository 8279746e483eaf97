import { describe, expect, it } from 'vitest'
import { tidyAddress } from './tidy-address'

const tidied = (address: string, method = 'GET') => tidyAddress({ method, url: new URL(address, 'http://site') })

describe('tidyAddress', () => {
  it.each([
    ['/expeditions/', '/expeditions'],
    ['/react-front/expeditions/?level=2&q=%C3%A9t%C3%A9', '/react-front/expeditions?level=2&q=%C3%A9t%C3%A9'],
    ['/expeditions//', '/expeditions'],
    ['/%5C%5Chost/', '/%5C%5Chost'],
  ])('leads from %s to %s', (address, expected) => {
    expect(tidied(address)).toBe(expected)
    expect(tidied(address, 'HEAD')).toBe(expected)
  })

  it('never leads to another host', () => {
    expect(tidyAddress({ method: 'GET', url: new URL('http://site//elsewhere.example/') })).toBe('/elsewhere.example')
  })

  it.each(['/', '/?a=b', '/expeditions', '/api/v1/auth/current/', '/auth/google/', '/_next/data/'])(
    'leaves %s as it is',
    (address) => {
      expect(tidied(address)).toBeUndefined()
    },
  )

  it('leaves what is sent to an address as it is', () => {
    expect(tidied('/expeditions/', 'POST')).toBeUndefined()
  })
})
