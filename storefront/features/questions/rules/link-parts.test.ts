import { describe, expect, it } from 'vitest'
import { linkParts } from './link-parts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

describe('linkParts', () => {
  it('cuts a text around its addresses and loses no character', () => {
    const text = 'Voir https://www.sncf.com/a?b=1, puis\nhttp://refuge.example.fr/été.'
    const parts = linkParts(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts).toEqual([
      { text: 'Voir ' },
      { text: 'https://www.sncf.com/a?b=1', href: 'https://www.sncf.com/a?b=1' },
      { text: ', puis\n' },
      { text: 'http://refuge.example.fr/été', href: 'http://refuge.example.fr/%C3%A9t%C3%A9' },
      { text: '.' },
    ])
  })

  it.each([
    ['leaves the full stop out', 'https://a.fr/b.', 'https://a.fr/b'],
    ['leaves a bracket around it out', '(https://a.fr/b)', 'https://a.fr/b'],
    ['keeps a bracket of its own', 'https://a.fr/Vercors_(massif)', 'https://a.fr/Vercors_(massif)'],
    ['keeps its own bracket within another', '(https://a.fr/V_(m))', 'https://a.fr/V_(m)'],
    ['stops at a quotation mark', 'https://a.fr/"onclick="alert(1)', 'https://a.fr/'],
    ['stops at an angle bracket', 'https://a.fr/<script>', 'https://a.fr/'],
  ])('%s', (_name, text, href) => {
    expect(links(text)).toEqual([href])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'https://www.google.com@evil.example/x',
    'https://user:secret@a.fr',
    'https://localhost/x',
    'https://',
    'ftp://a.fr/b',
    'jav\nascript:alert(1)',
    'Rien à voir',
    '',
  ])('makes no link of %j', (text) => {
    expect(links(text)).toEqual([])
  })
})
