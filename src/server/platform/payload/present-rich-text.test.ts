import { describe, expect, it } from 'vitest'
import { toRichText } from '@/seed/rich-text'
import { presentRichText, presentRichTextWithHeadings } from './present-rich-text'

const text = toRichText([
  { heading: 'Ce qu’on collecte' },
  'Va sur [ton compte](/my-account), **vite**.',
  { list: ['Ton nom', 'Ton <b>adresse</b>'] },
  { heading: 'Ce qu’on collecte' },
  { heading: 'À côté', level: 4 },
])

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
})
