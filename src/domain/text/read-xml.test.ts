import { describe, expect, it } from 'vitest'
import { readXml } from './read-xml'

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)

describe('an XML text', () => {
  it('is read by names without prefix, with its texts and attributes', () => {
    const text = '\ufeff\n<?xml version="1.0"?><!-- x --><x:a b="1 &lt; 2"><c>d &amp; e<![CDATA[<f>]]></c><c/></x:a>'
    const empty = { attributes: {}, children: [], text: '' }
    expect(readXml(text)).toEqual({
      ok: true,
      root: {
        name: 'a',
        attributes: { b: '1 < 2' },
        children: [
          { ...empty, name: 'c', text: 'd & e<f>' },
          { ...empty, name: 'c' },
        ],
        text: '',
      },
    })
  })

  it('keeps in memory only the elements that are not taken', () => {
    const taken: string[] = []
    const reading = readXml('<a><b>1</b><c>2</c></a>', {
      take: ({ name }) => {
        taken.push(name)
        return name === 'b'
      },
    })
    expect(taken).toEqual(['b', 'c', 'a'])
    expect(reading).toMatchObject({ ok: true, root: { children: [{ name: 'c' }] } })
  })

  it('gives the names of the language no meaning', () => {
    const reading = readXml(
      '<__proto__ __proto__="1"><constructor toString="2"><polluted>1</polluted></constructor></__proto__>',
    )
    expect(reading).toMatchObject({ ok: true, root: { name: '__proto__', children: [{ name: 'constructor' }] } })
    expect('polluted' in {}).toBe(false)
  })

  it('nests forty deep, and no deeper', () => {
    expect(readXml(nested(40)).ok).toBe(true)
    expect(readXml(nested(41))).toEqual({ ok: false, reason: 'malformed' })
  })

  it.each([
    ['nothing', ''],
    ['words', 'bonjour'],
    ['a name without end', `<${'a'.repeat(40_000)}`],
    ['an element without end', '<a><b></b>'],
    ['ends that cross', '<a><b></a></b>'],
    ['an end too many', '<a></a></a>'],
    ['two roots', '<a></a><b></b>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['an entity that XML does not have', '<a>&b;</a>'],
    ['a character that XML does not have', '<a>\0</a>'],
    ['half a character', '<a>\ud800</a>'],
    ['a section without end', '<a><![CDATA[b</a>'],
  ])('with %s is refused', (_what, text) => {
    expect(readXml(text)).toEqual({ ok: false, reason: 'malformed' })
  })

  it('with a DOCTYPE is refused as such', () => {
    expect(readXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toEqual({ ok: false, reason: 'doctype' })
    expect(readXml('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toEqual({ ok: false, reason: 'doctype' })
  })
})
