import { describe, expect, it } from 'vitest'
import { toRichText } from '@lagopede/demo/rich-text'
import { richTextFault } from './rich-text-fault'

const ELEMENT = { direction: null, format: '', indent: 0, version: 1 }
const text = (words: string, more: object = {}) => ({
  ...{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text: words, version: 1 },
  ...more,
})
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', ...ELEMENT, children })
const link = (fields: object, more: object = {}) => ({
  ...{ type: 'link', ...ELEMENT, version: 3, fields, children: [text('ici')] },
  ...more,
})
const textOf = (...children: unknown[]) => ({ root: { type: 'root', ...ELEMENT, children } })
const nested = (depth: number): unknown => (depth === 0 ? text('fin') : paragraph(nested(depth - 1)))

describe('richTextFault', () => {
  it.each([
    ['nothing', null],
    ['an empty text', textOf(paragraph())],
    [
      'the texts of the seed',
      toRichText(['Va **vite**, [ici](/faq).', { heading: 'Titre' }, { list: ['Un', 'Deux'] }]),
    ],
    [
      'marks, a tab and a line break',
      textOf(
        paragraph(text('a', { format: 3 }), { type: 'linebreak', version: 1 }, text('\t', { type: 'tab', detail: 2 })),
      ),
    ],
    [
      'a paragraph that keeps the looks of the next',
      textOf({ ...paragraph(), textFormat: 1, textStyle: 'color: red' }),
    ],
    [
      'an aligned heading',
      textOf({ type: 'heading', ...ELEMENT, format: 'center', tag: 'h3', children: [text('Titre')] }),
    ],
    [
      'a list within a list',
      textOf({
        type: 'list',
        ...ELEMENT,
        listType: 'number',
        start: 1,
        tag: 'ol',
        children: [{ type: 'listitem', ...ELEMENT, value: 1, checked: undefined, children: [text('a')] }],
      }),
    ],
    [
      'a link of the editor',
      textOf(
        paragraph(
          link({ linkType: 'custom', newTab: true, url: 'https://exemple.fr', doc: null }, { id: '65f0c0ffee' }),
        ),
      ),
    ],
    [
      'an address that became a link as it was typed',
      textOf(paragraph(link({ linkType: 'custom', url: 'mailto:a@b.fr' }, { type: 'autolink', version: 2 }))),
    ],
  ])('accepts %s', (_, value) => {
    expect(richTextFault(value)).toBeNull()
  })

  it.each([
    'tablecell',
    'table',
    'tablerow',
    'upload',
    'relationship',
    'block',
    'inlineBlock',
    'horizontalrule',
    'quote',
    'code',
    'root',
    'unknown',
    'constructor',
    '__proto__',
  ])('names a node that the editor does not have: %s', (type) => {
    expect(
      richTextFault(textOf(paragraph({ type, version: 1, headerState: 'x"><script>alert(1)</script>' }))),
    ).toContain(`Ce texte contient un élément que l’éditeur n’a pas («\u00a0${type}\u00a0»).`)
  })

  it('repeats no name that is not one', () => {
    expect(richTextFault(textOf({ type: '<script>' }))).toBe(
      'Ce texte contient un élément que l’éditeur n’a pas. Retire-le, puis enregistre.',
    )
  })

  it.each([
    ['a property', text('a', { headerState: 1 })],
    ['the state of a node', text('a', { $: { color: 'red' } })],
    ['a slot', text('a', { $slots: {} })],
    ['a property of every object', text('a', { constructor: 'a' })],
    ['a property of a link', link({ linkType: 'custom', url: '/faq', rel: 'opener' })],
    ['a document', link({ linkType: 'custom', url: '/faq', doc: { value: 1, relationTo: 'users' } })],
    ['an inner link', link({ linkType: 'internal', url: '/faq' })],
    ['an object for a plain value', text('a', { style: { toString: 'x' } })],
    ['a list for a plain value', { ...paragraph(), indent: [1] }],
    ['a text for a number', text('a', { format: '1"><script>' })],
    ['a number for a text', text('a', { text: 1 })],
    ['another direction', { ...paragraph(), direction: '"><script>' }],
    ['another alignment', { ...paragraph(), format: '"><script>' }],
    ['another level', { type: 'heading', ...ELEMENT, tag: 'script', children: [] }],
    ['another list', { type: 'list', ...ELEMENT, listType: 'x"', start: 1, tag: 'ul', children: [] }],
  ])('refuses what the editor never writes: %s', (_, node) => {
    expect(richTextFault(textOf(node))).toMatch(/^Ce texte contient une propriété que l’éditeur n’écrit pas/)
  })

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,a'])('refuses a link to %j', (url) => {
    for (const type of ['link', 'autolink']) {
      expect(richTextFault(textOf(paragraph(link({ linkType: 'custom', url }, { type }))))).toContain('adresse refusée')
    }
  })

  it.each([
    'un texte',
    7,
    [],
    {},
    { root: null },
    { root: [] },
    { root: { type: 'root' } },
    textOf(null),
    textOf('a'),
    textOf([]),
    textOf({}),
    textOf({ type: 'text' }),
    textOf({ type: 'link', children: [] }),
    { ...textOf(), html: '<script>' },
  ])('refuses what is no text at all: %j', (value) => {
    expect(richTextFault(value)).toBe('Ce texte n’est pas de ceux qu’écrit l’éditeur.')
  })

  it('refuses a root that is another element', () => {
    expect(richTextFault({ root: { type: 'paragraph', children: [] } })).toMatch(
      /^Ce texte contient un élément que l’éditeur n’a pas \(«\sparagraph\s»\)/,
    )
  })

  it('has room for a long text of many lists, and for no book', () => {
    expect(richTextFault(textOf(nested(20)))).toBeNull()
    expect(richTextFault(textOf(nested(40)))).toBe('Ce texte est trop imbriqué.')
    expect(richTextFault(textOf(paragraph(text('a'.repeat(200_000)))))).toBeNull()
    expect(richTextFault(textOf(paragraph(text('a'.repeat(2_000_001)))))).toBe('Ce texte est trop long.')
    expect(richTextFault(textOf(paragraph(text('a', { style: 'a'.repeat(2_000_001) }))))).toBe(
      'Ce texte est trop long.',
    )
    const many = (count: number) => textOf(...Array.from({ length: count }, () => paragraph()))
    expect(richTextFault(many(5_000))).toBeNull()
    expect(richTextFault(many(10_001))).toBe('Ce texte est trop long.')
  })

  it('survives what nests a hundred thousand times', () => {
    let node: unknown = text('fin')
    for (let depth = 0; depth < 100_000; depth++) node = paragraph(node)
    expect(richTextFault(textOf(node))).toBe('Ce texte est trop imbriqué.')
  })
})
