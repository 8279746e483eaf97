import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createSafeLogger } from '@/server/platform/log/create-logger'
import { logRequest, pathWithoutValues, safePath } from './request-log'

it.each([
  ['/expeditions', '/expeditions'],
  ['/api/v1/search?q=ours&page=2', '/api/v1/search?q&page'],
  ['/mot-de-passe?token=secret', '/mot-de-passe?token'],
])('writes %s as %s', (address, path) => {
  expect(pathWithoutValues(new URL(address, 'http://x'))).toBe(path)
})

/** What the log says of a request, as its answer is out. */
const lineOf = (address: string, headers: Record<string, string> = {}): string => {
  const lines: string[] = []
  const logger = createSafeLogger({ name: 'web', output: { write: (line) => void lines.push(line) } })
  const req = { headers, method: 'GET' } as unknown as IncomingMessage
  const res = Object.assign(new EventEmitter(), {
    statusCode: 200,
    writableFinished: true,
  }) as unknown as ServerResponse
  logRequest({ req, res, path: safePath(new URL(address, 'http://x')), logger, facts: {} })
  res.emit('close')
  return lines.join('')
}

it.each([
  ['an address', '/carte/lea@exemple.fr', 'lea@exemple.fr'],
  ['the name of a parameter', '/?lea@exemple.fr=1', 'lea@exemple.fr'],
  ['what opens something', '/payer/AbCdEf0123456789AbCdEf0123', 'AbCdEf0123456789AbCdEf0123'],
])('hides %s in a path, each time', (_, address, secret) => {
  for (const line of [lineOf(address), lineOf(address)]) {
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'request', method: 'GET', status: 200 })
    expect(line).not.toContain(secret)
  }
})

it('says a path that hides nothing as it is, each time', () => {
  for (const line of [lineOf('/expeditions'), lineOf('/expeditions')]) {
    expect(JSON.parse(line)).toMatchObject({ path: '/expeditions' })
  }
})

it('keeps the id that a proxy gave, and hides one that looks like a token', () => {
  expect(JSON.parse(lineOf('/', { 'x-request-id': 'proxy-12345678' }))).toMatchObject({ id: 'proxy-12345678' })
  expect(lineOf('/', { 'x-request-id': 'eyJhbGciOiJI.eyJpZCI6MX0.c2lnbmF0dXJl' })).not.toContain('eyJhbGciOiJI')
  expect(lineOf('/', { 'x-request-id': 'two words, no id' })).not.toContain('two words')
})
