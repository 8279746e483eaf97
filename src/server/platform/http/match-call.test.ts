import type { Endpoint } from 'payload'
import { describe, expect, it } from 'vitest'
import type { CallEndpoint } from './implement-route'
import { callMatcher } from './match-call'

const nobody = () => Promise.reject(new Error('not called'))
const call = (method: Endpoint['method'], path: string): CallEndpoint => ({
  method,
  path,
  answer: nobody,
  handler: nobody,
})
const other = (method: Endpoint['method'], path: string): Endpoint => ({ method, path, handler: nobody })

const match = callMatcher([
  other('delete', '/v1/interests/popup'),
  call('get', '/v1/interests/popup'),
  call('get', '/v1/interests'),
  call('get', '/v1/expeditions/featured'),
  call('get', '/v1/expeditions/:id'),
  call('get', '/v1/expeditions/:id/messages'),
  call('delete', '/v1/interests/:expedition_id'),
  call('post', '/v1/trips/:trip/people/:position'),
  other('get', '/v1/docs'),
  other('get', '/v1/:path*'),
  call('get', '/v1/after'),
])

const found = (method: string, path: string) => {
  const matched = match({ method, path })
  return matched && [matched.call.path, matched.params]
}

describe('the call of a path', () => {
  it.each([
    ['GET', '/v1/interests', '/v1/interests', {}],
    ['GET', '/v1/interests/', '/v1/interests', {}],
    ['GET', '/v1/expeditions/featured', '/v1/expeditions/featured', {}],
    ['GET', '/v1/expeditions/12', '/v1/expeditions/:id', { id: '12' }],
    ['GET', '/v1/expeditions/cret-des-neiges/messages', '/v1/expeditions/:id/messages', { id: 'cret-des-neiges' }],
    ['DELETE', '/v1/interests/7', '/v1/interests/:expedition_id', { expedition_id: '7' }],
    ['POST', '/v1/trips/a@b.fr/people/2', '/v1/trips/:trip/people/:position', { trip: 'a@b.fr', position: '2' }],
  ])('%s %s is found, with its parameters', (method, path, template, params) => {
    expect(found(method, path)).toEqual([template, params])
  })

  it.each([
    ['another method', 'PUT', '/v1/interests'],
    ['what goes before a parameter and is no call', 'DELETE', '/v1/interests/popup'],
    ['what has no contract', 'GET', '/v1/docs'],
    ['what stands after a pattern that takes all', 'GET', '/v1/after'],
    ['an unknown path', 'GET', '/v1/nope'],
    ['a part too many', 'GET', '/v1/interests/1/2'],
    ['an empty part', 'GET', '/v1//interests'],
    ['two slashes at the end', 'GET', '/v1/interests//'],
    ['another case', 'GET', '/v1/Interests'],
    ['an escape', 'GET', '/v1/%69nterests'],
    ['an escaped slash', 'GET', '/v1/expeditions/1%2F2'],
    ['a backslash', 'GET', '/v1/expeditions/1\\2'],
    ['a semicolon', 'GET', '/v1/expeditions/1;a=b'],
    ['a line', 'GET', '/v1/interests\n'],
    ['an empty parameter', 'GET', '/v1/expeditions/'],
    ['nothing', 'GET', ''],
  ])('is none for %s: %s %s', (_what, method, path) => {
    expect(found(method, path)).toBeUndefined()
  })

  it('has parameters that a path cannot name otherwise', () => {
    expect(found('GET', '/v1/expeditions/__proto__')).toEqual(['/v1/expeditions/:id', { id: '__proto__' }])
  })
})
