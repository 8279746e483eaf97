import { expect, it } from 'vitest'
import { guideChanges } from './guide-changes'

const TEXT = {
  job_title: 'Guide',
  biography: 'Née à Die.',
  portrait_caption: '',
  facts: ['Depuis 2019'],
  languages: ['fr'],
  diplomas: [{ year: 2017, title: 'Diplôme d’État' }],
}

it('are none of a text that is the same', () => {
  expect(guideChanges({ before: TEXT, after: structuredClone(TEXT) })).toEqual([])
})

it('are the parts that differ, as they are read', () => {
  const after = { ...TEXT, languages: ['fr', 'en'], diplomas: [...TEXT.diplomas, { year: null, title: 'Secours' }] }
  expect(guideChanges({ before: TEXT, after })).toEqual([
    { name: 'Langues', before: 'Français', after: 'Français, Anglais' },
    { name: 'Diplômes et formations', before: '2017, Diplôme d’État', after: '2017, Diplôme d’État\nSecours' },
  ])
})
