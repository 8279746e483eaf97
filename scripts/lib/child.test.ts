import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChild } from './child'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lagopede-child-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Asks by a message, as the build does once it has compiled, and ends once it is answered. */
const ASKING = `
  process.channel.ref()
  process.once('message', () => { console.log('answered'); process.channel.unref() })
  process.send('compiled')
  console.log('asked')`

function askingChild(): string {
  const file = path.join(folder, 'asking.mjs')
  writeFileSync(file, ASKING)
  return file
}

describe('runChild', () => {
  it('answers what the child asks once there is an answer', async () => {
    const order: string[] = []
    let tellAsked = (): void => undefined
    const asked = new Promise<void>((resolve) => (tellAsked = resolve))
    const answer = asked.then(() => order.push('ready'))
    const onLine = (line: string) => {
      order.push(line)
      tellAsked()
    }
    await runChild({ title: 'It', args: [askingChild()], onLine, answer })
    expect(order).toEqual(['asked', 'ready', 'answered'])
  })

  it('answers what is asked after there was an answer', async () => {
    const lines: string[] = []
    const answer = Promise.resolve()
    await answer
    await runChild({ title: 'It', args: [askingChild()], onLine: (line) => lines.push(line), answer })
    expect(lines).toEqual(['asked', 'answered'])
  })

  it('ends a child that waits for an answer when it is told to', async () => {
    const abort = new AbortController()
    const never = new Promise(() => undefined)
    const running = runChild({
      title: 'It',
      args: [askingChild()],
      signal: abort.signal,
      onLine: () => abort.abort(new Error('interrupted')),
      answer: never,
    })
    await expect(running).rejects.toThrow('interrupted')
  })
})
