import { describe, expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers'
import { CachedBody } from './page-cache'

const answer = { headers: [], type: 'text/html', etag: 'W/"1"', body: new CachedBody(Buffer.from('page')) }

/** What is kept, with a clock, after one request got its answer. */
const keptRequest = (words: string) => {
  const clock = { now: 0 }
  const kept = new KeptAnswers(() => clock.now)
  kept.keeper('/')(answer)
  const found = kept.recall('/')
  if (!found) throw new Error('Nothing is kept.')
  kept.rememberRequest({ words, answer: found, path: '/' })
  return { kept, clock, found }
}

describe('KeptAnswers', () => {
  it('gives an answer again for a second', () => {
    let now = 0
    const kept = new KeptAnswers(() => now)
    kept.keeper('/')(answer)
    now = 999
    expect(kept.recall('/')).toMatchObject(answer)
    now = 1000
    expect(kept.recall('/')).toBeUndefined()
  })

  it('drops everything at a change', () => {
    const kept = new KeptAnswers(() => 0)
    kept.keeper('/')(answer)
    kept.drop()
    expect(kept.recall('/')).toBeUndefined()
  })

  it('does not keep an answer begun before a change', () => {
    const kept = new KeptAnswers(() => 0)
    const keep = kept.keeper('/')
    kept.drop()
    keep(answer)
    expect(kept.recall('/')).toBeUndefined()
  })

  it('gives the same words their answer again, as long as it is kept itself', () => {
    const { kept, clock } = keptRequest('site /')
    clock.now = 999
    expect(kept.recallRequest('site /')).toMatchObject({ answer, path: '/' })
    expect(kept.recallRequest('site /?a')).toBeUndefined()
    clock.now = 1000
    expect(kept.recallRequest('site /')).toBeUndefined()
  })

  it('forgets the words of requests at a change', () => {
    const { kept } = keptRequest('site /')
    kept.drop()
    expect(kept.recallRequest('site /')).toBeUndefined()
  })

  it('remembers no endless words, and a thousand at most', () => {
    const long = `site /?${'a'.repeat(500)}`
    expect(keptRequest(long).kept.recallRequest(long)).toBeUndefined()
    const { kept, found } = keptRequest('first')
    for (let n = 1; n <= 1000; n += 1) kept.rememberRequest({ words: `site /?${n}`, answer: found, path: '/' })
    expect(kept.recallRequest('first')).toBeUndefined()
    expect(kept.recallRequest('site /?1000')).toMatchObject({ answer, path: '/' })
  })
})
