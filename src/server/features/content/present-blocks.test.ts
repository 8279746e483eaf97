import { describe, expect, it } from 'vitest'
import { toRichText } from '@lagopede/demo/rich-text'
import type { BlockSources } from './block-sources'
import { presentBlocks } from './present-blocks'
import type { StoredBlock } from './stored-block'

const nothing: BlockSources = { pictures: new Map(), recordings: new Map(), guides: new Map(), trips: new Map() }
const text = (words: Parameters<typeof toRichText>[0]) =>
  ({ blockType: 'text', body: toRichText(words) }) as StoredBlock<'text'>

describe('blocks', () => {
  it('leave no hole where what they name is gone', () => {
    const blocks: StoredBlock[] = [
      { blockType: 'picture', image: 3 },
      { blockType: 'gallery', title: 'Images', images: [3, 4] },
      { blockType: 'video', recording: 5 },
      { blockType: 'trips', title: 'Aventures', source: 'hand', expeditions: [6] },
      { blockType: 'guide', title: 'Ta guide', guide: 7 },
    ]
    expect(presentBlocks({ blocks, sources: nothing })).toEqual({ blocks: [], headings: [] })
  })

  it('are shown as far as a draft has them', () => {
    const blocks: StoredBlock[] = [
      { blockType: 'text' },
      { blockType: 'table', cells: 'une seule colonne' },
      { blockType: 'form', title: 'Écris' },
      { blockType: 'figures', items: [{ figure: '94 %', label: '' }] },
    ]
    expect(presentBlocks({ blocks, sources: nothing }).blocks).toEqual([
      {
        kind: 'figures',
        id: '',
        title: '',
        intro: '',
        look: 'pledges',
        items: [{ figure: '94\u00a0%', label: '', text: '', state: null }],
        note: '',
      },
    ])
  })

  it('name the form to show, with the subject of one that writes to the agency', () => {
    const blocks: StoredBlock[] = [
      { blockType: 'form', title: 'La lettre', form: 'newsletter', topic: 'trip' },
      { blockType: 'form', title: 'Écris', form: 'contact', topic: 'company' },
    ]
    expect(presentBlocks({ blocks, sources: nothing }).blocks).toMatchObject([
      { kind: 'form', form: { name: 'newsletter' } },
      { kind: 'form', form: { name: 'contact', topic: 'company' } },
    ])
  })

  it('have titles with ids of their own, across the texts between them', () => {
    const { blocks, headings } = presentBlocks({
      blocks: [
        { blockType: 'call', title: 'Le trajet', links: [] },
        text([{ heading: 'Le trajet', level: 2 }, 'Mot.', { heading: 'En train', level: 3 }]),
        { blockType: 'quote', text: 'On y va.' },
        { blockType: 'call', title: 'Le trajet', links: [] },
      ],
      sources: nothing,
    })
    expect(headings).toEqual([
      { id: 'le-trajet', text: 'Le trajet' },
      { id: 'le-trajet--2', text: 'Le trajet' },
      { id: 'le-trajet--3', text: 'Le trajet' },
    ])
    expect(blocks.map((block) => ('id' in block ? block.id : block.kind))).toEqual([
      'le-trajet',
      'text',
      'quote',
      'le-trajet--3',
    ])
  })

  it('lead to no script', () => {
    const blocks = [text(['[ici](javascript:alert(1))'])]
    expect(JSON.stringify(presentBlocks({ blocks, sources: nothing }))).not.toContain('javascript')
  })
})
