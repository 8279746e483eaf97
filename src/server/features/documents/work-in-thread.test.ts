import { afterEach, describe, expect, it, vi } from 'vitest'
import { workInThread } from './work-in-thread'
import type { ThreadOutcome } from './work-in-thread'

type Job = { order?: 'crash' | 'throw' | 'hang' | 'refuse' | 'wait' | 'swell'; word?: string; gate?: Int32Array }

const PATIENCE = 60_000

const thread = ({ maxWaiting = 5, memoryMb = 64 } = {}): ((job: Job) => Promise<ThreadOutcome<string>>) =>
  workInThread<string>({
    file: new URL('./thread.fixture.mjs', import.meta.url),
    execArgv: [],
    maxWaiting,
    patienceMs: PATIENCE,
    memoryMb,
  })

const said = (word: string) => ({ ok: true, result: word })
const busy = { ok: false, reason: 'busy' }
const spent = { ok: false, reason: 'spent' }

afterEach(() => {
  vi.useRealTimers()
})

describe('workInThread', () => {
  it('leaves the event loop to others while it works', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4))
    const outcome = thread()({ order: 'wait', gate })
    // The thread waits on its gate, which only a living event loop opens.
    const opened = new Promise<void>((resolve) => {
      const knock = () => (Atomics.notify(gate, 0) > 0 ? resolve() : void setImmediate(knock))
      knock()
    })
    await opened
    expect(await outcome).toEqual(said('ok'))
  })

  it('does one job at a time, in their order', async () => {
    const work = thread()
    const order: string[] = []
    const ask = (word: string) => work({ word }).then(() => order.push(word))
    await Promise.all(['one', 'two', 'three'].map(ask))
    expect(order).toEqual(['one', 'two', 'three'])
  })

  it.each(['crash', 'throw'] as const)(
    'a %s in the thread is an error for who asked, and the next job is done',
    async (order) => {
      const work = thread()
      const lost = work({ order })
      const kept = work({ word: 'still here' })
      await expect(lost).rejects.toThrow(order === 'crash' ? 'ended with 7' : 'the thread broke')
      expect(await kept).toEqual(said('still here'))
    },
  )

  it('hands over why a job failed', async () => {
    const work = thread()
    await expect(work({ order: 'refuse' })).rejects.toThrow('no such document')
    expect(await work({ word: 'again' })).toEqual(said('again'))
  })

  it('refuses whoever comes when too many wait', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4))
    const work = thread({ maxWaiting: 1 })
    const first = work({ order: 'wait', gate })
    const second = work({ word: 'second' })
    expect(await work({ word: 'third' })).toEqual(busy)
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    await first
    expect(await second).toEqual(said('second'))
    expect(await work({ word: 'fourth' })).toEqual(said('fourth'))
  })

  it('gives up a job that hangs, and begins anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const work = thread()
    const hung = work({ order: 'hang' })
    vi.advanceTimersByTime(PATIENCE)
    expect(await hung).toEqual(spent)
    expect(await work({ word: 'anew' })).toEqual(said('anew'))
  })

  it('ends a job that takes more memory than it may, and begins anew', async () => {
    const work = thread({ memoryMb: 16 })
    expect(await work({ order: 'swell' })).toEqual(spent)
    expect(await work({ word: 'anew' })).toEqual(said('anew'))
  })

  it('lets nobody wait for their turn without end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const work = thread()
    const hung = work({ order: 'hang' })
    const next = work({ word: 'next' })
    const last = work({ word: 'last' })
    vi.advanceTimersByTime(PATIENCE)
    expect(await Promise.all([hung, next, last])).toEqual([spent, said('next'), busy])
  })
})
