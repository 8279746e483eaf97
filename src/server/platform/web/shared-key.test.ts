import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sharedKey } from './shared-key'

const keyOf = (headers: Record<string, string>, method = 'GET') =>
  sharedKey({ method, url: '/expeditions', headers: { host: 'site', ...headers } } as unknown as IncomingMessage)

describe('sharedKey', () => {
  it.each([
    ['a visit', {}, 'GET'],
    ['a HEAD', {}, 'HEAD'],
    ['a signed-in visit, for public pages are the same for all', { cookie: 'payload-token=x' }, 'GET'],
    ['a visit that says it has no body', { 'content-length': '0' }, 'GET'],
    ['a reload', { 'cache-control': 'max-age=0' }, 'GET'],
  ])('names %s by host and address', (_, headers, method) => {
    expect(keyOf(headers, method)).toBe('site /expeditions')
  })

  it.each([
    ['a change', {}, 'POST'],
    ['a navigation inside the site', { rsc: '1' }, 'GET'],
    ['a prefetch', { 'next-router-prefetch': '1' }, 'GET'],
    ['a call with a token', { authorization: 'Bearer x' }, 'GET'],
    ['a call from elsewhere', { origin: 'https://elsewhere.test' }, 'GET'],
    ['a reload that wants no cache', { 'cache-control': 'no-cache' }, 'GET'],
    ['a preview of drafts', { cookie: 'a=b; __prerender_bypass=x' }, 'GET'],
    ['a request with a body', { 'content-length': '2' }, 'GET'],
    ['a request whose body comes in pieces', { 'transfer-encoding': 'chunked' }, 'GET'],
    ['a part of a file', { range: 'bytes=0-1' }, 'GET'],
  ])('has no name for %s', (_, headers, method) => {
    expect(keyOf(headers, method)).toBeUndefined()
  })
})
