import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { describeChanges } from './describe-changes'

const fields = [
  { type: 'row', fields: [{ type: 'date', name: 'departure_start', label: 'Premier jour' }] },
  { type: 'tabs', tabs: [{ fields: [{ type: 'array', name: 'days', label: 'Programme' }] }] },
  { type: 'number', name: 'price_cents', label: 'Prix par personne' },
  { type: 'relationship', name: 'guide', label: 'Guide' },
  { type: 'checkbox', name: 'is_new', label: 'Nouveauté' },
  { type: 'select', name: 'status', label: 'État', options: [{ value: 'open', label: 'Ouvert' }] },
] as unknown as ClientField[]

const told = (name: string, before: unknown, after: unknown) => {
  const [value] = describeChanges({ before: { [name]: before }, after: { [name]: after }, fields })
  return [value?.label, value?.before, value?.after]
}

describe('what a line of the change log tells', () => {
  it.each([
    ['a sum', 'price_cents', 45_000, 48_050, ['Prix par personne', '450\u00a0€', '480,50\u00a0€']],
    ['a day', 'departure_start', '2027-01-02T12:00:00Z', null, ['Premier jour', '2\u00a0janv.\u00a02027', '–']],
    ['a choice', 'status', 'open', 'elsewhere', ['État', 'Ouvert', 'elsewhere']],
    ['a yes or no', 'is_new', false, true, ['Nouveauté', 'Non', 'Oui']],
    ['the column of another table', 'guide_id', null, 7, ['Guide', '–', 'n°\u00a07']],
    [
      'rows',
      'days',
      [],
      [
        { id: 'a', title: 'Col' },
        { id: 'b', title: 'Lac' },
      ],
      ['Programme', '–', 'Col · Lac'],
    ],
    ['the publication', '_status', 'draft', 'published', ['Publication', 'Brouillon', 'Publiée']],
    ['what no form knows', 'more', 'a', 2, ['more', 'a', '2']],
  ])('writes %s as the forms do', (_what, name, before, after, words) => {
    expect(told(name, before, after)).toEqual(words)
  })

  it('writes the words of a rich text, not how it is kept', () => {
    const text = { root: { type: 'root', children: [{ type: 'text', text: 'On marche.', format: '' }] } }
    expect(told('presentation', null, text)).toEqual(['presentation', '–', 'On marche.'])
  })

  it('cuts what is long', () => {
    const [, , after] = told('more', null, 'mot '.repeat(200))
    expect(after).toHaveLength(400)
    expect(after?.endsWith('mot…')).toBe(true)
  })

  it('tells a creation by its values alone', () => {
    expect(describeChanges({ before: null, after: { price_cents: 100 }, fields })).toEqual([
      { name: 'price_cents', label: 'Prix par personne', before: '–', after: '1\u00a0€' },
    ])
  })
})
