import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { atOnce } from './at-once'

const endedBy = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
const { signal } = new AbortController()

describe('atOnce', () => {
  it('ends once all have ended', async () => {
    const ended: string[] = []
    const task = async (name: string, milliseconds: number) => {
      await wait(milliseconds)
      ended.push(name)
    }
    await atOnce({ signal, tasks: () => [task('long', 20), task('short', 1)] })
    expect(ended).toEqual(['short', 'long'])
  })

  it('tells of the task that failed, not of those that it ended', async () => {
    const failing = async () => {
      await wait(1)
      throw new Error('no room')
    }
    const running = atOnce({ signal, tasks: (both) => [endedBy(both), failing()] })
    await expect(running).rejects.toThrow('no room')
  })

  it('waits for what a failure ends', async () => {
    let hasEnded = false
    const slow = async (both: AbortSignal) => {
      await endedBy(both).catch(() => wait(20))
      hasEnded = true
    }
    await atOnce({ signal, tasks: (both) => [slow(both), Promise.reject(new Error('no room'))] }).catch(() => undefined)
    expect(hasEnded).toBe(true)
  })

  it('ends all when the command is interrupted', async () => {
    const interrupted = new AbortController()
    const running = atOnce({ signal: interrupted.signal, tasks: (both) => [endedBy(both), endedBy(both)] })
    interrupted.abort(new Error('interrupted'))
    await expect(running).rejects.toThrow('interrupted')
  })
})
