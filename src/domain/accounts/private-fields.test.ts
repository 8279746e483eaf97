import { describe, expect, it } from 'vitest'
import { givenByTraveler, givenDespiteHost, hidePrivateFields, keepPrivateFields } from './private-fields'

const YANN = { first_name: 'Yann', emergency_name: 'Maëlle', emergency_phone: null, diet: 'Allergie aux noix' }

describe('what an invited traveler gives by a private link', () => {
  it('is hidden and named', () => {
    expect(hidePrivateFields({ ...YANN, given_privately: ['emergency_phone', 'diet'] })).toEqual({
      ...YANN,
      diet: null,
      given_privately: ['diet'],
    })
  })

  it('hides nothing of a traveler who gave nothing', () => {
    expect(hidePrivateFields({ ...YANN, given_privately: [] })).toEqual(YANN)
  })

  it.each([
    ['keeps a hidden field that a form left empty', { diet: '' }, {}],
    ['keeps a hidden field that a form cleared', { diet: null }, {}],
    ['replaces a hidden field that was typed again', { diet: 'Rien' }, { diet: 'Rien' }],
    ['clears a field that is not hidden', { emergency_name: '' }, { emergency_name: '' }],
  ])('%s', (_case, changes, kept) => {
    expect(keepPrivateFields(changes, { given_privately: ['diet'] })).toEqual(kept)
  })

  it('is what the traveler has changed, beside what was private before', () => {
    const known = { ...YANN, given_privately: ['emergency_phone' as const] }
    expect(givenByTraveler({ known, saved: { ...YANN, diet: 'Rien' } })).toEqual(['emergency_phone', 'diet'])
  })

  it('is no longer private once whoever booked has typed it', () => {
    expect(
      givenDespiteHost({ known: { given_privately: ['emergency_name', 'diet'] }, changes: { diet: 'Rien' } }),
    ).toEqual(['emergency_name'])
  })
})
