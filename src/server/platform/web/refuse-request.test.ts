import { describe, expect, it } from 'vitest'
import { refuseRequest } from './refuse-request'

const head = { method: 'GET', url: '/', httpVersionMajor: 1, headersDistinct: { host: ['lagopede.example'] } }

describe('refuseRequest', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', undefined])('refuses %s, and says what is allowed', (method) => {
    const refusal = refuseRequest({ ...head, method })
    expect(refusal?.status).toBe(405)
    expect(refusal?.headers?.Allow).toContain('GET')
    expect(refusal?.headers?.Allow).not.toContain('TRACE')
  })

  it('answers a question about the server as a whole', () => {
    expect(refuseRequest({ ...head, method: 'OPTIONS', url: '*' })).toMatchObject({ status: 204 })
  })

  it.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])('leaves %s to who knows the path', (method) => {
    expect(refuseRequest({ ...head, method, url: '/expeditions' })).toBeUndefined()
  })

  it.each([0, 2])('refuses version %i of HTTP, spoken as the first', (httpVersionMajor) => {
    expect(refuseRequest({ ...head, httpVersionMajor })).toMatchObject({ status: 505 })
  })

  it.each([[['a.example', 'b.example']], [['a.example, b.example']], [['a.example/b']], [['a@b.example']]])(
    'refuses the hosts %j',
    (host) => {
      expect(refuseRequest({ ...head, headersDistinct: { host } })).toMatchObject({ status: 400 })
    },
  )

  it.each([[['localhost:3000']], [['[::1]:3000']], [undefined]])('takes the hosts %j', (host) => {
    expect(refuseRequest({ ...head, headersDistinct: { host } })).toBeUndefined()
  })
})
