import { describe, expect, it } from 'vitest'
import { baseOfForm } from './base-of-form'

const answer = {
  name: 'Mon nom',
  tagline: 'La phrase de Noé',
  days: [{ id: 'a', title: 'Le col' }],
  _basedOn: '{"name":"n2","tagline":"t2","days":"d2"}',
}
const noe = { field: 'tagline', mark: 't1', said: 'Noé a changé « Accroche »' }

type Shown = { tagline?: unknown; days?: unknown }

const base = (document: object, { tagline = 'La phrase de Noé', days }: Shown = {}, held?: string): unknown => {
  const fields = { tagline: { value: tagline }, days: { value: 1, rows: [] } }
  return JSON.parse(baseOfForm({ data: document, fields, held, valueAt: () => days }) ?? 'null')
}

describe('what a form is based on', () => {
  it('is what the server says of its values', () => {
    expect(base(answer)).toEqual({ name: 'n2', tagline: 't2', days: 'd2' })
    expect(base({ name: 'Sans mot' })).toBeNull()
  })

  it('is what it was of a field that another changed, for as long as the form shows the former value', () => {
    expect(base({ ...answer, _kept: [noe] }, { tagline: 'La phrase d’avant' })).toMatchObject({ tagline: 't1' })
    expect(base({ ...answer, _kept: [noe] })).toMatchObject({ tagline: 't2' })
  })

  it('stays what was shown, whatever is typed on top of it', () => {
    const document = { ...answer, _kept: [noe] }
    const held = JSON.stringify(base(document))
    expect(base(document, { tagline: 'La phrase de Noé, et la mienne' }, held)).toMatchObject({ tagline: 't2' })
  })

  it('compares the rows of a list, whatever they are written with', () => {
    const document = { ...answer, _kept: [{ ...noe, field: 'days', mark: 'd1' }] }
    expect(base(document, { days: [{ title: 'Le lac', id: 'a' }] })).toMatchObject({ days: 'd1' })
    expect(base(document, { days: [{ title: 'Le col', note: null, id: 'a' }] })).toMatchObject({ days: 'd2' })
  })
})
