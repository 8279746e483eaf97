import { afterEach, expect, it, vi } from 'vitest'
import { createLogger } from './create-logger'

it('redacts messages and errors on their way out', () => {
  const lines: string[] = []
  const logger = createLogger({ name: 'test', output: { write: (line) => lines.push(line) } })
  logger.error({ err: new Error('no such user lea@exemple.fr') }, 'refused')
  const record = JSON.parse(lines[0] ?? '') as { msg: string; err: { message: string } }
  expect(record).toMatchObject({ name: 'test', msg: 'refused', err: { message: 'no such user [e-mail]' } })
})

afterEach(() => {
  vi.unstubAllEnvs()
})

it('takes an empty level for none', async () => {
  vi.stubEnv('LOG_LEVEL', '')
  vi.resetModules()
  const { createLogger: createAnew } = await import('./create-logger')
  expect(createAnew({ name: 'test' }).level).toBe('info')
})

it('writes one line of JSON with its time in milliseconds, whatever a message holds', () => {
  const lines: string[] = []
  const logger = createLogger({ name: 'test', output: { write: (line) => lines.push(line) } })
  const before = Date.now()
  logger.warn('signed in\n{"level":30,"msg":"forged"}\r\n\u2028and more')
  expect(lines.map((line) => line.trimEnd().split(/[\n\r]/).length)).toEqual([1])
  const { time, msg } = JSON.parse(lines[0] ?? '') as { time: number; msg: string }
  expect(msg).toContain('forged')
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})
