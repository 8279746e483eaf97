import { describe, expect, it } from 'vitest'
import { refuseMethod } from './refuse-method'

describe('refuseMethod', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', undefined])('refuses %s, and says what is allowed', (method) => {
    const refusal = refuseMethod({ method, target: '/' })
    expect(refusal?.status).toBe(405)
    expect(refusal?.headers.Allow).toContain('GET')
    expect(refusal?.headers.Allow).not.toContain('TRACE')
  })

  it('answers a question about the server as a whole', () => {
    expect(refuseMethod({ method: 'OPTIONS', target: '*' })).toMatchObject({ status: 204 })
  })

  it.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])('leaves %s to who knows the path', (method) => {
    expect(refuseMethod({ method, target: '/expeditions' })).toBeUndefined()
  })
})
