import { describe, expect, it } from 'vitest'
import { toRichText } from '@lagopede/demo/rich-text'
import { presentRichText, presentRichTextLines, presentRichTextWithHeadings } from './present-rich-text'

const text = toRichText([
  { heading: 'Ce qu’on collecte' },
  'Va sur [ton compte](/my-account), **vite**.',
  { list: ['Ton nom', 'Ton <b>adresse</b>'] },
  { heading: 'Ce qu’on collecte' },
  { heading: 'À côté', level: 4 },
])

const EVIL = 'x"><script>alert(1)</script><i class="'
const textOf = (...children: unknown[]) => ({ root: { children } })

describe('rich text', () => {
  it('becomes headings, paragraphs, links and lists, escaped', () => {
    expect(presentRichText(text)).toBe(
      '<h3>Ce qu’on collecte</h3>' +
        '<p>Va sur <a href="/my-account">ton compte</a>, <strong>vite</strong>.</p>' +
        '<ul><li>Ton nom</li><li>Ton &lt;b&gt;adresse&lt;/b&gt;</li></ul>' +
        '<h3>Ce qu’on collecte</h3><h4>À côté</h4>',
    )
  })

  it('tells its headings, each with an id of its own', () => {
    const { html, headings } = presentRichTextWithHeadings({ data: text, prefix: 'confidentialite' })
    expect(headings).toEqual([
      { id: 'confidentialite-ce-qu-on-collecte', text: 'Ce qu’on collecte', level: 3 },
      { id: 'confidentialite-ce-qu-on-collecte--2', text: 'Ce qu’on collecte', level: 3 },
      { id: 'confidentialite-a-cote', text: 'À côté', level: 4 },
    ])
    for (const { id, level } of headings) expect(html).toContain(`<h${String(level)} id="${id}">`)
  })

  it('leads to no script', () => {
    expect(presentRichText(toRichText(['[ici](javascript:alert(1))']))).not.toContain('javascript')
  })

  it('leaves the first level to the page', () => {
    expect(presentRichText(toRichText([{ heading: 'Titre', level: 1 }]))).toBe('<h2>Titre</h2>')
  })

  it('is nothing without a text', () => {
    expect(presentRichText(null)).toBe('')
  })

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,a'])(
    'shows the words of a link to %j, and no link',
    (url) => {
      for (const type of ['link', 'autolink']) {
        expect(presentRichText(textOf({ type, fields: { url }, children: [{ type: 'text', text: 'ici' }] }))).toBe(
          'ici',
        )
      }
    },
  )

  it('escapes each address and each word', () => {
    const fields = { url: '/a"onclick="alert(1)', newTab: true }
    expect(
      presentRichText(textOf({ type: 'link', fields, children: [{ type: 'text', text: `"<'&>`, format: 3 }] })),
    ).toBe(
      '<a href="/a&quot;onclick=&quot;alert(1)" rel="noopener noreferrer" target="_blank"><em><strong>&quot;&lt;&#39;&amp;&gt;</strong></em></a>',
    )
  })

  it('keeps line breaks and empty paragraphs', () => {
    const words = { type: 'text', text: 'Un' }
    expect(
      presentRichText(
        textOf({ type: 'paragraph', children: [words, { type: 'linebreak' }, words] }, { type: 'paragraph' }),
      ),
    ).toBe('<p>Un<br />Un</p><p><br /></p>')
  })

  it.each([
    [
      'a node that the editor does not have',
      { type: 'tablecell', headerState: EVIL, children: [{ type: 'text', text: 'a' }] },
    ],
    ['an upload', { type: 'upload', value: { url: EVIL, mimeType: 'image/png', filename: EVIL } }],
    ['a node named like a property of every object', { type: 'constructor', children: [] }],
    ['a node without a type', { text: EVIL }],
    ['a type that is no text', { type: { toString: (): string => 'text' }, text: EVIL }],
    ['a text that is none', { type: 'text', text: { toString: (): string => EVIL } }],
    ['children that are none', { type: 'text', children: EVIL }],
    ['no node at all', null],
  ])('shows nothing of %s', (_, node) => {
    const html = presentRichText(textOf(node, { type: 'paragraph', children: [{ type: 'text', text: 'Fin' }] }))
    expect(html).toBe('<p>Fin</p>')
  })

  it('writes no property but what it checks', () => {
    const hostile = {
      tag: EVIL,
      format: EVIL,
      indent: EVIL,
      direction: EVIL,
      listType: EVIL,
      start: EVIL,
      value: EVIL,
      style: EVIL,
      id: EVIL,
      mode: EVIL,
    }
    const words = { ...hostile, type: 'text', text: 'a' }
    const nodes = ['paragraph', 'heading', 'list', 'listitem', 'link', 'autolink'].map((type) => ({
      ...hostile,
      type,
      fields: hostile,
      children: [words],
    }))
    expect(presentRichText(textOf(...nodes))).toBe('<p>a</p><h2>a</h2><ul>a</ul><li>a</li>aa')
  })

  it('is nothing where the store holds no text', () => {
    for (const data of [{}, { root: null }, { root: { children: 'a' } }, 'a', 7]) {
      expect([presentRichText(data as never), presentRichTextLines(data as never)]).toEqual(['', []])
    }
  })
})
