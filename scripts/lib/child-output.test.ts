import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { keepLast, onLines, withoutSecrets } from './child-output'

const linesOf = async (...chunks: Array<string | Buffer>) => {
  const stream = new PassThrough()
  const taken: string[] = []
  onLines(stream, (lines) => taken.push(lines))
  for (const chunk of chunks) {
    stream.write(chunk)
    await new Promise(setImmediate)
  }
  stream.end()
  await new Promise((resolve) => stream.on('close', resolve))
  return taken
}

it('gives whole lines alone, those together that came together, and at the end what was begun', async () => {
  expect(await linesOf('one\ntwo\nth', 'r', 'ee\nfour')).toEqual(['one\ntwo', 'three', 'four'])
  expect(await linesOf('one\r\ntwo\r\n\n')).toEqual(['one\ntwo\n'])
})

it('keeps a letter whole that came in two parts', async () => {
  const bytes = Buffer.from('lagopède\n')
  expect(await linesOf(bytes.subarray(0, 6), bytes.subarray(6))).toEqual(['lagopède'])
})

it('hides secrets in lines that no logger of ours wrote, wherever they stand', () => {
  const ours = '{"msg":"x","token":"kept as its logger wrote it: camille@example.org"}'
  expect(withoutSecrets(`${ours}\n${ours}`)).toBe(`${ours}\n${ours}`)
  for (const lines of [`camille@example.org\n${ours}`, `${ours}\nat camille@example.org`]) {
    const [first = '', second = ''] = withoutSecrets(lines).split('\n')
    expect([first, second]).toContain(ours)
    expect(withoutSecrets(lines).split('camille@example.org')).toHaveLength(2)
  }
})

it('keeps the last sixty lines, without colours nor what Node says of itself', () => {
  const last = keepLast()
  last.take(Array.from({ length: 100 }, (_, n) => `line ${String(n)}`).join('\n'))
  last.take('\u001b[31mError: no room\u001b[39m\n    at node:internal/fs\n    at ours (file.ts:1:1)')
  const kept = last.lines()
  expect(kept).toHaveLength(60)
  expect(kept.slice(-3)).toEqual(['line 99', 'Error: no room', '    at ours (file.ts:1:1)'])
})

it('keeps nothing that was said long before the end', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const last = keepLast()
  last.take('No space left on device')
  vi.advanceTimersByTime(3_600_000)
  last.take('killed')
  expect(last.lines()).toEqual(['killed'])
  vi.useRealTimers()
})
