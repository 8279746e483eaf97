import { expect, it } from 'vitest'
import { readDiplomas, writeDiplomas, guideChanges } from './guide-page'

it.each([
  ['2017 Diplôme d’État', [{ year: 2017, title: 'Diplôme d’État' }]],
  ['2017, Diplôme d’État', [{ year: 2017, title: 'Diplôme d’État' }]],
  ['2017 : Diplôme', [{ year: 2017, title: 'Diplôme' }]],
  ['  Secours en équipe  ', [{ year: null, title: 'Secours en équipe' }]],
  ['20171 choses', [{ year: null, title: '20171 choses' }]],
  ['2017', [{ year: null, title: '2017' }]],
  ['\n \n', []],
])('%j names %j', (lines, diplomas) => {
  expect(readDiplomas(lines)).toEqual(diplomas)
})

it('diplomas are read as they were written', () => {
  const diplomas = [
    { year: 2017, title: 'Diplôme d’État' },
    { year: null, title: 'Secours' },
  ]
  expect(readDiplomas(writeDiplomas(diplomas))).toEqual(diplomas)
})

const TEXT = {
  job_title: 'Guide',
  biography: 'Née à Die.',
  portrait_caption: '',
  facts: ['Depuis 2019'],
  languages: ['fr'],
  diplomas: [{ year: 2017, title: 'Diplôme d’État' }],
}

it('no part of a text that is the same has changed', () => {
  expect(guideChanges({ before: TEXT, after: structuredClone(TEXT) })).toEqual([])
})

it('the parts that differ are told as they are read', () => {
  const after = { ...TEXT, languages: ['fr', 'en'], diplomas: [...TEXT.diplomas, { year: null, title: 'Secours' }] }
  expect(guideChanges({ before: TEXT, after })).toEqual([
    { name: 'Langues', before: 'Français', after: 'Français, Anglais' },
    { name: 'Diplômes et formations', before: '2017, Diplôme d’État', after: '2017, Diplôme d’État\nSecours' },
  ])
})
