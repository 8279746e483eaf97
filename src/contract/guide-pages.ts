import * as z from 'zod/mini'
import { DIPLOMA_YEARS, GUIDE_LENGTHS } from '@/domain/catalogue/guide-page'
import { GUIDE_LANGUAGES } from '@/domain/catalogue/guide-languages'
import { definePanelRoute } from './define-route'
import { freeText, lineText, plainText } from './free-text'
import { PathId } from './whole-numbers'

const fact = lineText({ max: GUIDE_LENGTHS.fact }).check(z.minLength(1, 'Cette ligne est vide.'))
const diplomaTitle = lineText({ max: GUIDE_LENGTHS.diploma }).check(z.minLength(1, 'Écris le nom du diplôme.'))

/** What a guide's page says of him or her, which the guide may propose and the agency publishes. */
export const GuideText = z.strictObject({
  job_title: lineText({ max: GUIDE_LENGTHS.jobTitle }),
  biography: plainText({ max: GUIDE_LENGTHS.biography }),
  portrait_caption: lineText({ max: GUIDE_LENGTHS.caption }),
  facts: z.array(fact).check(z.maxLength(GUIDE_LENGTHS.facts, 'Six lignes au plus.')),
  languages: z.array(z.enum(GUIDE_LANGUAGES.map(({ value }) => value))).check(z.maxLength(GUIDE_LANGUAGES.length)),
  diplomas: z
    .array(
      z.strictObject({
        year: z.nullable(z.int('Une année, comme 2019.').check(z.gte(DIPLOMA_YEARS.min), z.lte(DIPLOMA_YEARS.max))),
        title: diplomaTitle,
      }),
    )
    .check(z.maxLength(GUIDE_LENGTHS.diplomas, 'Dix diplômes au plus.')),
})
export type GuideText = z.infer<typeof GuideText>

const Decision = z.enum(['approved', 'refused'])

const Proposal = z.object({
  id: z.int(),
  /** How often it was sent: a decision is about the text that was read. */
  revision: z.int(),
  text: GuideText,
  sent_at: z.iso.datetime(),
})

/** `published` is what the site shows; `seen` names this state of the page and of the proposal. */
const PageState = z.object({
  full_name: z.string(),
  slug: z.string(),
  /** Whether it is on the site today. */
  is_shown: z.boolean(),
  published: GuideText,
  proposal: z.nullable(Proposal),
  last_decision: z.nullable(z.object({ decision: Decision, word: z.nullable(z.string()), at: z.iso.datetime() })),
  seen: z.string(),
})
export type GuidePageState = z.infer<typeof PageState>

/** One's own page as a guide, with the text that waits to be read; 404 for an account that is no guide's. */
export const getOwnGuidePage = definePanelRoute({
  method: 'get',
  path: '/guides/own-page',
  auth: 'team',
  response: PageState,
})

/** Proposes the text of one's own page; sent again before it is read, it takes the place of the one before. */
export const proposeGuideText = definePanelRoute({
  method: 'post',
  path: '/guides/own-page/proposal',
  auth: 'team',
  body: GuideText,
  response: PageState,
})

/** Takes one's own proposal back; nothing happens without one. */
export const withdrawGuideText = definePanelRoute({
  method: 'delete',
  path: '/guides/own-page/proposal',
  auth: 'team',
  response: PageState,
})

/** The page of a guide with the text that waits to be read. */
export const getGuideProposal = definePanelRoute({
  method: 'get',
  path: '/guides/:id/proposal',
  auth: 'staff',
  params: z.object({ id: PathId }),
  response: PageState,
})

/** Publishes or refuses what a guide proposed, who is told by mail. 409 when page or proposal are no more what was read. */
export const decideGuideText = definePanelRoute({
  method: 'post',
  path: '/guides/:id/proposal',
  auth: 'staff',
  params: z.object({ id: PathId }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('approved'),
      word: z.optional(plainText({ max: GUIDE_LENGTHS.word })),
      seen: z.string().check(z.maxLength(100)),
    }),
    z.strictObject({
      decision: z.literal('refused'),
      word: freeText({ max: GUIDE_LENGTHS.word }),
      seen: z.string().check(z.maxLength(100)),
    }),
  ]),
  response: PageState,
})
