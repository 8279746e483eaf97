import { expect, it, describe } from 'vitest'
import { toRichText, type TextBlock } from '@lagopede/demo/rich-text'
import { blockWords, MOST_OF_NOTE, sideNoteFault, tripsNamed } from './block-contents'

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

const block = (look: string, words: TextBlock[]) => ({ blockType: 'text', look, body: toRichText(words) })

describe('a note in the margin', () => {
  it('says a few sentences under a name in bold', () => {
    expect(sideNoteFault(block('note', ['**Le trajet**', 'Un train, puis un car.']))).toBe(null)
    expect(sideNoteFault(block('note', ['a'.repeat(MOST_OF_NOTE)]))).toBe(null)
  })

  it('says no more than a margin holds', () => {
    expect(sideNoteFault(block('note', ['a'.repeat(MOST_OF_NOTE), 'b']))).toBe('long')
  })

  it('has no heading, which would be a part of the article', () => {
    expect(sideNoteFault(block('note', [{ heading: 'Le trajet', level: 3 }, 'Un train.']))).toBe('titled')
  })

  it('is the only block that is held to this', () => {
    const words = [{ heading: 'Une partie', level: 2 }, 'a'.repeat(MOST_OF_NOTE + 1)]
    expect(sideNoteFault(block('plain', words))).toBe(null)
    expect(sideNoteFault({ blockType: 'quote', look: 'note', body: toRichText(words) })).toBe(null)
  })
})

it('finds the trips that blocks name by hand, once each and in order', () => {
  const blocks = [
    { blockType: 'trips', source: 'hand', expeditions: [7] },
    { blockType: 'text', body: {} },
    { blockType: 'trips', source: 'query', expeditions: [1] },
    { blockType: 'trips', source: 'hand', expeditions: [{ id: 3, name: 'Vercors' }, 7, 12, null] },
  ]
  expect(tripsNamed(blocks)).toEqual([7, 3, 12])
})

it.each([null, undefined, 'x', {}, [null], [{ source: 'hand', expeditions: 'x' }]])('finds no trip in %j', (blocks) => {
  expect(tripsNamed(blocks)).toEqual([])
})
