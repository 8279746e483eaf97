import { describe, expect, it } from 'vitest'
import { withoutOverride } from './without-override'

const OVERRIDE = { 'X-HTTP-Method-Override': 'GET', 'x-payload-http-method-override': 'GET', 'x-kept': '1' }

/** As Next hands a request over: an object around it, which has its parts and is none. */
const wrapped = (init: RequestInit): Request => {
  const request = new Request('http://127.0.0.1/api/users/me', init)
  return new Proxy(request, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

describe('a request that names another method', () => {
  it('is read by its own, with its body and its other headers', async () => {
    const request = wrapped({ method: 'POST', body: '{"a":1}', headers: OVERRIDE })
    const own = withoutOverride({ request, path: ['users', 'me'] })
    expect([own.method, own.url, await own.text()]).toEqual(['POST', 'http://127.0.0.1/api/users/me', '{"a":1}'])
    expect(Object.fromEntries(own.headers)).toEqual({ 'x-kept': '1', 'content-type': 'text/plain;charset=UTF-8' })
  })

  it('is read so without a body too', () => {
    const own = withoutOverride({ request: wrapped({ headers: OVERRIDE }), path: ['v1', 'user'] })
    expect([own.method, own.body, own.headers.has('x-http-method-override')]).toEqual(['GET', null, false])
  })

  it('is left alone when it names none', () => {
    const request = wrapped({ method: 'POST', body: '{}' })
    expect(withoutOverride({ request, path: ['v1', 'user'] })).toBe(request)
  })
})
