import { expect, it } from 'vitest'
import { frenchSpaces } from '@/domain/french-spaces'
import { PANEL_FRENCH } from './panel-french'

const texts = Object.entries(PANEL_FRENCH.fr).flatMap(([group, entries]) =>
  Object.entries(entries).map(([name, text]) => [`${group}.${name}`, text] as const),
)

it.each(texts)('%s keeps its signs on the line of their word', (_name, text) => {
  expect(text).toBe(frenchSpaces(text))
})
