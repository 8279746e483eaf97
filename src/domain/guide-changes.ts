import { languageName } from './guide-languages'

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
