import type { PublicGuide } from '@/contract/guides'
import { languageName } from '@/domain/catalogue/guide-languages'

/** What one looks for in a guide; empty words look for nothing. */
export type GuideWish = { country: string; family: string; language: string }

export const NO_WISH: GuideWish = { country: '', family: '', language: '' }

type Guide = Pick<PublicGuide, 'countries' | 'families' | 'languages'>

/** The guides who have all that is looked for. */
export const matchingGuides = <Some extends Guide>({ guides, wish }: { guides: Some[]; wish: GuideWish }): Some[] =>
  guides.filter(
    ({ countries, families, languages }) =>
      (wish.country === '' || countries.includes(wish.country)) &&
      (wish.family === '' || families.includes(wish.family)) &&
      (wish.language === '' || languages.some((language) => language === wish.language)),
  )

type Choice = { value: string; label: string }

/** What the guides have to choose from, by their names. */
export const guideChoices = (guides: Guide[]): Record<keyof GuideWish, Choice[]> => ({
  country: sorted(guides.flatMap(({ countries }) => countries).map(same)),
  family: sorted(guides.flatMap(({ families }) => families).map(same)),
  language: sorted(
    guides.flatMap(({ languages }) => languages).map((value) => ({ value, label: languageName(value) ?? value })),
  ),
})

const same = (name: string): Choice => ({ value: name, label: name })

const sorted = (choices: Choice[]): Choice[] =>
  [...new Map(choices.map((choice) => [choice.value, choice])).values()].sort((one, other) =>
    one.label.localeCompare(other.label, 'fr'),
  )
