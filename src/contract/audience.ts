import * as z from 'zod/mini'
import { AUDIENCE_STEPS } from '@/domain/audience/audience-steps'
import { PAGE_TEMPLATES, type PageTemplate } from '@/domain/audience/counted-page'
import { WEB_VITAL_NAMES, WEB_VITALS } from '@/domain/audience/web-vitals'
import { AUDIENCE_SEARCH, AUDIENCE_VIEW, AUDIENCE_VITALS } from './audience-addresses'
import { definePanelRoute, defineRoute } from './define-route'

const group = 'Audience'
const response = z.object({ ok: z.literal(true) })

/** A path of the site as the browser has it, without query. */
const Path = z.string().check(z.maxLength(500), z.regex(/^\/[^?#]*$/))

export const noteView = defineRoute({
  ...AUDIENCE_VIEW,
  group,
  auth: 'public',
  status: 201,
  summary: 'Count the view of a page',
  description:
    'Counts that a page was seen, or that an address leads nowhere; `from` is the address of the link, of which nothing after `?` is kept. Who sees it is kept nowhere: see `docs/audience.md`.',
  body: z.strictObject({
    path: Path,
    from: z.optional(z.string().check(z.maxLength(2000))),
    utm: z
      .optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(2)))
      .check(
        z.describe(
          '`utm_campaign` and `utm_source` of the address by which the visit began, on its first view alone. Only codes of the agency’s own campaigns are told apart.',
        ),
      ),
  }),
  response,
})

export const noteEmptySearch = defineRoute({
  ...AUDIENCE_SEARCH,
  group,
  auth: 'public',
  status: 201,
  summary: 'Note a search without result',
  description:
    'Notes words that were searched in the catalogue or on the site without a result. What may say who searched is not kept.',
  body: z.strictObject({
    where: z.enum(['catalogue', 'site']),
    words: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response,
})

const measure = (most: number) => z.optional(z.number().check(z.gte(0), z.lte(most)))

export const noteVitals = defineRoute({
  ...AUDIENCE_VITALS,
  group,
  auth: 'public',
  status: 201,
  summary: 'Count how fast a page was',
  description: 'Counts how fast a page was, in milliseconds; `cls` is the sum of layout shifts, in thousandths.',
  body: z.strictObject({
    path: Path,
    lcp: measure(WEB_VITALS.lcp.most),
    inp: measure(WEB_VITALS.inp.most),
    cls: measure(WEB_VITALS.cls.most),
    ttfb: measure(WEB_VITALS.ttfb.most),
  }),
  response,
})

const Template = z.enum(Object.keys(PAGE_TEMPLATES) as [PageTemplate, ...PageTemplate[]])

const AudienceReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z
    .array(z.object({ day: z.iso.date(), views: z.int(), visitors: z.int() }))
    .check(z.describe('Each day of the period, those without a visit too.')),
  pages: z.array(z.object({ path: z.string(), template: Template, views: z.int() })),
  steps: z.array(z.object({ step: z.enum(AUDIENCE_STEPS), visitors: z.int() })),
  orders: z
    .int()
    .check(z.describe('Reservations made on the site in the period, from the first day that counts a visitor.')),
  searches: z.array(z.object({ where: z.enum(['catalogue', 'site']), words: z.string(), times: z.int() })),
  missing: z.array(z.object({ path: z.string(), referrer: z.nullable(z.string()), times: z.int() })),
  vitals: z
    .array(z.object({ template: Template, vital: z.enum(WEB_VITAL_NAMES), p75: z.int(), times: z.int() }))
    .check(z.describe('The third quartile of what was measured, by kind of page.')),
})
export type AudienceReport = z.infer<typeof AudienceReport>

const Period = z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) })

/** The counts of a period, both days within it; of the last thirty days without one, and of 25 months at most. */
export const getAudience = definePanelRoute({
  method: 'get',
  path: '/audience/report',
  auth: 'marketing',
  query: Period,
  response: AudienceReport,
})

/** The same counts as a file, a line for each. */
export const getAudienceFile = definePanelRoute({
  method: 'get',
  path: '/audience/report.csv',
  auth: 'marketing',
  query: Period,
  file: 'text/csv; charset=utf-8',
  response: z.object({ filename: z.string(), content: z.string() }),
})
