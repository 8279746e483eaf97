import { describe, expect, it } from 'vitest'
import { redact } from './redact'

const secrets = [
  ['a password in a field', { body: { password: 'ours-brun' } }, 'ours-brun'],
  ['a token with quotes in it', { token: 'a"b\\c-ours' }, 'ours'],
  ['a list of cookies', { headers: { 'set-cookie': ['payload-token=ours; Path=/'] } }, 'ours'],
  ['a JSON body logged as text', { msg: 'body: {"password": "ours", "name": "Zoé"}' }, 'ours'],
  ['an address in a message', { msg: 'mail to lea.dupré+x@exemple.fr refused' }, 'exemple.fr'],
  ['an address in a query', { path: '/compte?email=lea%40exemple.fr' }, 'exemple.fr'],
  ['an address of a host without a dot', { msg: 'mail to lea.!#$*^`|~@exemple refused' }, 'exemple'],
  ['an error message', { err: { message: 'Key (email)=(lea@exemple.fr) already exists' } }, 'lea@'],
  ['the credentials of an address', { msg: 'connect postgresql://ours:brun@db:5432/x' }, 'brun'],
  ['a bearer token', { msg: 'authorization was Bearer ours.brun' }, 'ours.brun'],
  ['a web token anywhere', { value: 'eyJhbGciOi.eyJpZCI6MX0.ours' }, 'ours'],
  ['the token of a link', { msg: 'open /mot-de-passe?token=ours&x=1' }, 'ours'],
  ['an OAuth code', { msg: '/auth/google_oauth2/callback?code=ours&state=brun' }, 'ours'],
] as const

describe('redact', () => {
  it.each(secrets)('hides %s', (_name, record, secret) => {
    const line = redact(JSON.stringify(record))
    expect(line).not.toContain(secret)
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it('leaves an ordinary line alone', () => {
    const line = JSON.stringify({ level: 30, method: 'GET', path: '/expeditions/ecosse', status: 200, ms: 4.2 })
    expect(redact(line)).toBe(line)
  })
})
