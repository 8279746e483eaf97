import { describe, expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers'
import { CachedBody } from './page-cache'

const answer = { headers: [], type: 'text/html', etag: 'W/"1"', body: new CachedBody(Buffer.from('page')) }

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
})
