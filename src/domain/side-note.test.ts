import { describe, expect, it } from 'vitest'
import { toRichText, type TextBlock } from '@/seed/rich-text'
import { MOST_OF_NOTE, sideNoteFault } from './side-note'

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
