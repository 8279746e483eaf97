import { describe, expect, it } from 'vitest'
import { checkArticle } from './article-rules'

const now = new Date('2026-11-20T10:00:00.000Z')
const article = { category: 'actus', recording: null, published_at: '2026-11-20T09:00:00.000Z' }
const episode = {
  category: 'podcasts',
  episode: 4,
  duration: '1:20',
  recording: 3,
  chapters: [{ start: '0:00' }, { start: '0:40' }],
  transcript: [{ start: '0:02' }],
}

const refused = (part: Partial<typeof episode> | Partial<typeof article>, coverAlt: string | null = 'Un quai') =>
  checkArticle({ article: { ...article, ...part }, coverAlt, now }).map(({ path }) => path)

describe('an article', () => {
  it('is published with a described picture', () => {
    expect(refused({})).toEqual([])
    expect(refused({}, null)).toEqual(['cover'])
    expect(refused({}, ' ')).toEqual(['cover'])
  })

  it('is not dated of a day to come', () => {
    expect(refused({ published_at: '2026-11-20T10:00:01.000Z' })).toEqual(['published_at'])
  })
})

describe('an episode', () => {
  it('is published with number, length, sound and transcript', () => {
    expect(refused(episode)).toEqual([])
    expect(refused({ category: 'podcasts' })).toEqual(['episode', 'duration', 'recording', 'transcript'])
  })

  it('has its chapters in order, within its length', () => {
    expect(refused({ ...episode, chapters: [{ start: '0:40' }, { start: '0:10' }] })).toEqual(['chapters'])
    expect(refused({ ...episode, transcript: [{ start: '1:21' }] })).toEqual(['transcript'])
  })
})
