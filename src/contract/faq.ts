import * as z from 'zod/mini'
import type { FaqTheme } from '@/domain/faq/faq-themes'
import { defineRoute } from './define-route'
import { PathId } from './whole-numbers'

const group = 'FAQ'

/** A published question; `html` is its answer, `slug` the anchor that leads to it, `short_label` its words at the top of the page. */
export type FaqEntry = {
  id: number
  slug: string
  theme: FaqTheme
  question: string
  short_label: string
  html: string
  updated_at: string
}

export const rateFaqAnswer = defineRoute({
  method: 'post',
  path: '/v1/faq/:id/ratings',
  group,
  auth: 'public',
  status: 201,
  summary: 'Say whether an answer helped',
  description:
    'Says whether an answer of the FAQ helped. Counted once a day and client for each question, without a cookie; said again, it changes nothing. 404 for a question that is not published.',
  params: z.object({ id: PathId.check(z.meta({ description: 'The number of the question.', example: 12 })) }),
  body: z.strictObject({ helped: z.boolean() }),
  response: z.object({ ok: z.literal(true) }),
})

export const noteFaqSearch = defineRoute({
  method: 'post',
  path: '/v1/faq/searches',
  group,
  auth: 'public',
  status: 201,
  summary: 'Note a search without an answer',
  description:
    'Tells the team what was searched in the FAQ without an answer. Words alone are kept; what looks like an address or a number is not.',
  body: z.strictObject({ words: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ ok: z.literal(true) }),
})
