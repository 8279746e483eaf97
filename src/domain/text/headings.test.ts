import { describe, expect, it } from 'vitest'
import { toRichText } from '@lagopede/demo/rich-text'
import { blockHeadings, headingGap, headingId } from './headings'

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

describe('the order of headings', () => {
  it.each([
    ['no heading', []],
    ['one part after another', [2, 2, 2]],
    ['parts within parts', [2, 3, 4, 4]],
    ['a return to the first level', [2, 3, 4, 2, 3]],
  ])('holds with %s', (_name, levels) => {
    expect(headingGap(levels)).toBeNull()
  })

  it.each([
    ['a first part below none', [3], 0],
    ['a skipped level', [2, 4], 1],
    ['a level that an earlier part had', [2, 3, 2, 4], 3],
  ])('is broken by %s', (_name, levels, gap) => {
    expect(headingGap(levels)).toBe(gap)
  })
})

describe('the id of a heading', () => {
  it.each([
    ['À côté', [], 'a-cote'],
    ['Où vont tes 640 € ?', [], 'ou-vont-tes-640'],
    ['À côté', ['a-cote'], 'a-cote--2'],
    ['À côté', ['a-cote', 'a-cote--2'], 'a-cote--3'],
    ['À côté', ['a-cote-du-lac'], 'a-cote'],
    ['!', [], 'partie'],
  ])('of « %s » beside %j is %s', (text, taken, id) => {
    expect(headingId({ text, taken })).toBe(id)
  })
})
