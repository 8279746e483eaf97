import { describe, expect, it } from 'vitest'
import { toRichText } from '@/seed/rich-text'
import { blockHeadings } from './block-headings'

describe('the headings of blocks', () => {
  it('are the title of each, those typed in its text, and those of its cards', () => {
    const text = toRichText([{ heading: 'Une partie', level: 2 }, 'Un mot.', { heading: 'Dedans', level: 3 }])
    expect(
      blockHeadings([
        { blockType: 'text', body: text },
        { blockType: 'picture' },
        { blockType: 'trips', title: 'Par ici' },
        { blockType: 'figures', title: ' ' },
      ]),
    ).toEqual([
      { block: 0, level: 2 },
      { block: 0, level: 3 },
      { block: 2, level: 2 },
      { block: 2, level: 3 },
    ])
  })
})
