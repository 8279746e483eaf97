import * as z from 'zod/mini'
import { ARTICLE_CATEGORIES } from '@/domain/content/article-categories'
import { FAQ_THEMES } from '@/domain/faq/faq-themes'
import { SITE_SEARCH } from './page-addresses'
import { defineRoute } from './define-route'
import { lineText } from './free-text'

/** So many of each kind are answered; `total` counts them all. */
export const SHOWN_PER_KIND = 4

const found = <Item extends z.core.$ZodType>(item: Item) => z.object({ total: z.int(), items: z.array(item) })

export const SiteSearchResult = z
  .object({
    is_loosened: z.boolean().check(z.describe('Nothing has all the words asked: these have the most of them.')),
    expeditions: found(
      z.object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        photo: z.nullable(z.string()),
        country: z.string(),
        days: z.int(),
      }),
    ),
    articles: found(
      z.object({
        id: z.int(),
        title: z.string(),
        slug: z.string(),
        category: z.enum(ARTICLE_CATEGORIES.map(({ slug }) => slug)),
        cover: z.nullable(z.string()),
      }),
    ),
    questions: found(
      z.object({
        id: z.int(),
        question: z.string(),
        slug: z.string(),
        theme: z.enum(FAQ_THEMES.map(({ value }) => value)),
      }),
    ).check(z.describe('Of the FAQ; `slug` is the anchor of the answer.')),
    pages: found(z.object({ path: z.string(), title: z.string(), lead: z.string() })),
  })
  .register(z.globalRegistry, {
    id: 'SiteSearchResult',
    description:
      'What the site says about some words, the most to the point first; `country` is the first of a trip, `days` its length.',
  })
export type SiteSearchResult = z.infer<typeof SiteSearchResult>

export const searchSite = defineRoute({
  ...SITE_SEARCH,
  group: 'Search',
  auth: 'public',
  summary: 'Search the whole site',
  description:
    'Searches published expeditions, articles, questions and pages by the same words, accents and typing faults forgiven; the last word may be unfinished. Nothing for no word.',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  query: z.object({
    q: z
      ._default(lineText({ max: 10_000 }), '')
      .check(z.meta({ description: 'The words that are looked for.', example: 'annulation' })),
  }),
  response: SiteSearchResult,
})
