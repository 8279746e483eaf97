import { languageName } from './guide-languages'

/** How long each text of a guide's page may be, and how many lines its lists have. */
export const GUIDE_LENGTHS = {
  jobTitle: 160,
  biography: 1000,
  caption: 160,
  fact: 300,
  facts: 6,
  diploma: 160,
  diplomas: 10,
  word: 1000,
} as const

/** The years that a diploma may have been given in. */
export const DIPLOMA_YEARS = { min: 1950, max: 2100 } as const

type Diploma = { year: number | null; title: string }

/** Diplomas as their form writes them, one a line, the year first where it is known. */
export const writeDiplomas = (diplomas: readonly Diploma[]): string =>
  diplomas.map(({ year, title }) => (year === null ? title : `${String(year)} ${title}`)).join('\n')

/** The diplomas that lines name: four digits first are the year. Empty lines are none. */
export const readDiplomas = (lines: string): Diploma[] =>
  lines.split('\n').flatMap((line) => {
    const text = line.trimStart()
    const [lead = '', year] = /^(\d{4})(?:\s*[,:.–-]\s*|\s+)/.exec(text) ?? []
    const title = text.slice(lead.length).trimEnd()
    return title ? [{ year: year === undefined ? null : Number(year), title }] : []
  })

type Text = {
  job_title: string
  biography: string
  portrait_caption: string
  facts: string[]
  languages: string[]
  diplomas: Array<{ year: number | null; title: string }>
}

export type GuideChange = { name: string; before: string; after: string }

const PARTS: Array<{ name: string; say: (text: Text) => string }> = [
  { name: 'Métier', say: ({ job_title: title }) => title },
  { name: 'Présentation', say: ({ biography }) => biography },
  { name: 'Légende du portrait', say: ({ portrait_caption: caption }) => caption },
  {
    name: 'Langues',
    say: ({ languages }) => languages.map((language) => languageName(language) ?? language).join(', '),
  },
  { name: 'En bref', say: ({ facts }) => facts.join('\n') },
  {
    name: 'Diplômes et formations',
    say: ({ diplomas }) =>
      diplomas.map(({ year, title }) => (year === null ? title : `${String(year)}, ${title}`)).join('\n'),
  },
]

/** The parts of a guide's page that a proposal changes, as they are read before and after; none when it changes nothing. */
export const guideChanges = ({ before, after }: { before: Text; after: Text }): GuideChange[] =>
  PARTS.map(({ name, say }) => ({ name, before: say(before), after: say(after) })).filter(
    (part) => part.before !== part.after,
  )
