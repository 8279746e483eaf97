import { expect, it } from 'vitest'
import { blockWords } from './block-words'

it('reads the texts of blocks in order, and nothing of their settings', () => {
  const blocks = [
    {
      blockType: 'text',
      look: 'plain',
      body: { root: { children: [{ children: [{ text: 'Un' }, { text: 'deux' }] }] } },
    },
    { blockType: 'quote', text: 'trois', author: 'Nora' },
    { blockType: 'trips', title: 'Partir', expeditions: [4] },
  ]
  expect(blockWords(blocks)).toBe('Un deux trois')
  expect(blockWords(null)).toBe('')
})
