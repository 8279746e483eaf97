import { describe, expect, it } from 'vitest'
import { fewAtATime } from './few-at-a-time'

describe('the works of one key', () => {
  it('run in the order they come, so many at once', async () => {
    const { begun, start, end } = works({ mostRunning: 2, mostWaiting: 5 })
    const results = ['a', 'b', 'c', 'd'].map((name) => start(name))
    expect(begun).toEqual(['a', 'b'])
    end('b')
    await results[1]
    expect(begun).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c', 'd']) end(name)
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are refused beyond those that may wait, and taken again once some have ended', async () => {
    const { begun, start, end } = works({ mostRunning: 1, mostWaiting: 1 })
    const results = [start('a'), start('b')]
    expect(await start('c')).toBeUndefined()
    for (const name of ['a', 'b', 'd']) end(name)
    await Promise.all(results)
    expect(await start('d')).toBe('d')
    expect(begun).toEqual(['a', 'b', 'd'])
  })

  it('leave their place when they fail', async () => {
    const run = fewAtATime({ mostRunning: 1, mostWaiting: 1 })
    const failing = run('key', () => Promise.reject(new Error('broken')))
    const following = run('key', () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('broken')
    expect(await following).toBe('done')
    expect(await run('key', () => Promise.resolve('again'))).toBe('again')
  })

  it('take nothing of what another key may', async () => {
    const { start, end } = works({ mostRunning: 1, mostWaiting: 0 })
    const first = start('a', 'one')
    expect(await start('b', 'one')).toBeUndefined()
    end('c')
    expect(await start('c', 'other')).toBe('c')
    end('a')
    expect(await first).toBe('a')
  })
})

/** Works that end when they are told to. */
const works = (limits: Parameters<typeof fewAtATime>[0]) => {
  const run = fewAtATime(limits)
  const begun: string[] = []
  const ended = new Set<string>()
  const ends = new Map<string, () => void>()
  const start = (name: string, key = 'key') =>
    run(key, () => {
      begun.push(name)
      if (ended.has(name)) return Promise.resolve(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = (name: string) => {
    ended.add(name)
    ends.get(name)?.()
  }
  return { begun, start, end }
}
