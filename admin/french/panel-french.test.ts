import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import type { SanitizedConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { houseType } from './house-type'
import { speakFrench } from './speak-french'

/** Words that are the same in both languages. */
const SHARED = [
  'fields:latitude',
  'fields:longitude',
  'general:document',
  'general:documents',
  'general:menu',
  'version:type',
  'version:version',
  'version:versions',
]

const FORMAL = /\b(?:vous|votre|vos|veuillez|êtes-vous)\b|\b(?!chez)\p{L}{2,}ez\b/iu
const CLUMSY =
  /avec succès|\(e\)|\(s\)|ou nouvelle|ou cette|de ou du|succès|infructueu|en cours…|téléverse|dépubli|paramètres? régiona|(?<!\{)\blocale\b|\bemail\b/iu

type Words = { [name: string]: string | Words }
type Flat = Map<string, string>

const flat = (words: Words, group = ''): Flat =>
  new Map(
    Object.entries(words).flatMap(([name, word]) => {
      const key = group ? `${group}:${name}` : name
      return typeof word === 'string' ? [[key, word] as const] : [...flat(word, key)]
    }),
  )

const english: Flat = new Map()
const french: Flat = new Map()

beforeAll(async () => {
  const config = {
    i18n: { supportedLanguages: { fr }, translations: {} },
    collections: [],
  } as unknown as SanitizedConfig
  await lexicalEditor()({ config, parentIsLocalized: false })
  const { en: editorEnglish } = config.i18n.translations as { en: Words }
  for (const [key, word] of flat({ ...en.translations, ...editorEnglish })) english.set(key, word)
  const { supportedLanguages, translations } = speakFrench(config).i18n
  for (const [key, word] of flat(supportedLanguages.fr?.translations ?? {})) french.set(key, word)
  for (const [key, word] of flat(translations.fr as Words)) french.set(key, word)
})

const said = (isWrong: (word: string, key: string) => boolean): Array<[string, string]> =>
  [...french].filter(([key, word]) => isWrong(word, key))

it('knows the words of the editor beside those of the panel', () => {
  expect(english.get('lexical:general:placeholder')).toBe("Start typing, or press '/' for commands...")
  expect(english.size).toBeGreaterThan(600)
})

it('has a French of its own for everything that Payload says', () => {
  const same = [...english].filter(([key, word]) => (french.get(key) ?? word) === word).map(([key]) => key)
  expect(same.sort()).toEqual(SHARED)
})

it('corrects words that Payload says, and no others', () => {
  expect([...french.keys()].filter((key) => !english.has(key))).toEqual([])
})

it('fills each text in with what Payload gives it', () => {
  const placesOf = (word = ''): string[] => word.match(/\{\{.*?\}\}/g) ?? []
  expect(said((word, key) => placesOf(word).some((place) => !placesOf(english.get(key)).includes(place)))).toEqual([])
})

it('keeps the links and emphasis of each text', () => {
  const tagsOf = (word = ''): Set<string> => new Set(word.match(/<\/?\d>/g))
  expect(said((word, key) => [...tagsOf(word)].some((tag) => !tagsOf(english.get(key)).has(tag)))).toEqual([])
})

it('keeps signs on the line of their word, with the house’s apostrophes and quotes', () => {
  expect(said((word) => word !== houseType(word))).toEqual([])
  expect(said((word) => /\p{L}'|\.\.\.|(?<!=)"(?!>)|(?<!\u00a0)[!?;»]/u.test(word))).toEqual([])
})

it('names the fields that Payload adds by itself', () => {
  const fields = [
    { name: '_order', type: 'text' },
    { name: 'mimeType', type: 'text', label: 'MIME Type' },
  ]
  speakFrench({
    i18n: { supportedLanguages: { fr }, translations: {} },
    collections: [{ fields }],
  } as unknown as SanitizedConfig)
  expect(fields).toMatchObject([{ label: 'Ordre' }, { label: 'Format du fichier' }])
})

it('says « tu »', () => {
  expect(said((word) => FORMAL.test(word))).toEqual([])
})

it('speaks plainly', () => {
  expect(said((word) => CLUMSY.test(word))).toEqual([])
})
