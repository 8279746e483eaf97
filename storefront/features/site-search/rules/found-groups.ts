import type { SiteSearchResult } from '@/contract/site-search'
import { ARTICLE_CATEGORIES } from '@/domain/content/article-categories'
import { FAQ_THEMES } from '@/domain/faq/faq-themes'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import type { Town } from '@/domain/places/town'
import { fromTown, fromTownWords } from '@/domain/places/train-words'

type AnsweredKind = 'expeditions' | 'articles' | 'questions' | 'pages'
export type FoundKind = 'train' | AnsweredKind

/** A line of what is found; `photo` is null where the kind has none. */
export type FoundLine = { href: string; label: string; note: string; photo: string | null }

/** What is found of one kind; `more` leads to the rest, where there is a rest. */
export type FoundGroup = {
  kind: FoundKind
  title: string
  lines: FoundLine[]
  more: { href: string; label: string } | null
}

const labelOf = (category: string): string => ARTICLE_CATEGORIES.find(({ slug }) => slug === category)?.label ?? ''
const titleOf = (theme: string): string => FAQ_THEMES.find(({ value }) => value === theme)?.title ?? ''

const KINDS: ReadonlyArray<{ kind: AnsweredKind; title: string; one: string }> = [
  { kind: 'expeditions', title: 'Expéditions', one: 'expédition' },
  { kind: 'articles', title: 'Articles', one: 'article' },
  { kind: 'questions', title: 'Questions', one: 'question' },
  { kind: 'pages', title: 'Pages', one: 'page' },
]

type Found = { found: SiteSearchResult; town: Town | null }

/** What is found, in the order that it is shown, a town that the words name first; a kind of which there is nothing has no group. */
export const foundGroups = ({ found, town, words }: Found & { words: string }): FoundGroup[] => [
  ...(town ? [{ kind: 'train' as const, title: 'En train', lines: [townLine(town)], more: null }] : []),
  ...KINDS.map(({ kind, title, one }) => ({
    kind,
    title,
    lines: LINES[kind](found),
    more:
      found[kind].total > found[kind].items.length
        ? { href: restPath({ kind, words }), label: `Voir les ${formatCount(found[kind].total, one)}` }
        : null,
  })).filter(({ lines }) => lines.length > 0),
]

const townLine = ({ code, name, label }: Town): FoundLine => ({
  href: `${SITE_PATHS.catalogue}?${new URLSearchParams(fromTown(code))}`,
  label: fromTownWords(name),
  note: label,
  photo: null,
})

/** Where the lines lead, in the order that they are shown. */
export const hrefsOf = (groups: FoundGroup[]): string[] =>
  groups.flatMap(({ lines, more }) => [...lines, ...(more ? [more] : [])]).map(({ href }) => href)

/** All of what is found of all kinds, the way from a town among them. */
export const countFound = ({ found: { expeditions, articles, questions, pages }, town }: Found): number =>
  expeditions.total + articles.total + questions.total + pages.total + (town ? 1 : 0)

/** The page of all that is found. */
export const searchPath = (words: string): string => `${SITE_PATHS.siteSearch}?${new URLSearchParams({ q: words })}`

// Trips have filters, dates and a map where they are searched.
const restPath = ({ kind, words }: { kind: AnsweredKind; words: string }): string =>
  kind === 'expeditions'
    ? `${SITE_PATHS.catalogue}?${new URLSearchParams({ q: words })}`
    : `${searchPath(words)}#${kind}`

const LINES: Record<AnsweredKind, (found: SiteSearchResult) => FoundLine[]> = {
  expeditions: ({ expeditions }) =>
    expeditions.items.map(({ slug, name, country, days, photo }) => ({
      href: SITE_PATHS.expedition(slug),
      label: name,
      note: [country, formatCount(days, 'jour')].filter(Boolean).join(', '),
      photo,
    })),
  articles: ({ articles }) =>
    articles.items.map(({ slug, title, category, cover }) => ({
      href: SITE_PATHS.article(slug),
      label: title,
      note: labelOf(category),
      photo: cover,
    })),
  questions: ({ questions }) =>
    questions.items.map(({ slug, question, theme }) => ({
      href: SITE_PATHS.question(slug),
      label: question,
      note: titleOf(theme),
      photo: null,
    })),
  pages: ({ pages }) => pages.items.map(({ path, title }) => ({ href: path, label: title, note: '', photo: null })),
}
