import { expect, it } from 'vitest'
import { pathWithoutValues } from './request-log'

it.each([
  ['/expeditions', '/expeditions'],
  ['/api/v1/search?q=ours&page=2', '/api/v1/search?q&page'],
  ['/mot-de-passe?token=secret', '/mot-de-passe?token'],
])('writes %s as %s', (address, path) => {
  expect(pathWithoutValues(new URL(address, 'http://x'))).toBe(path)
})
