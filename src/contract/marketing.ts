import * as z from 'zod/mini'
import { Campaign } from './campaigns'
import { definePanelRoute } from './define-route'
import { pathCount } from './whole-numbers'

/** What is counted of a period and of as many days before it, in the order in which it is shown. */
export const MARKETING_SUMS = [
  'visitors',
  'views',
  'product',
  'booking',
  'sign_ups',
  'newsletter_new',
  'newsletter_left',
] as const
export type MarketingSum = (typeof MARKETING_SUMS)[number]

const Seen = z.object({ path: z.string(), title: z.string(), views: z.int() })

/** An article or a page that is not on the site as it is written: a draft, or one that goes on the site, or off it, at `at`. */
const Unpublished = z.object({
  collection: z.enum(['articles', 'pages']),
  id: z.int(),
  title: z.string(),
  state: z.enum(['draft', 'publish', 'unpublish']),
  at: z.nullable(z.iso.datetime()),
})
export type Unpublished = z.infer<typeof Unpublished>

const MarketingFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  sums: z.array(z.object({ sum: z.enum(MARKETING_SUMS), now: z.int(), before: z.int() })),
  subscribers: z.int(),
  trips: z.array(Seen),
  articles: z.array(Seen),
  searches: z.array(z.object({ where: z.enum(['catalogue', 'site']), words: z.string(), times: z.int() })),
  missing: z.array(z.object({ path: z.string(), referrer: z.nullable(z.string()), times: z.int() })),
  campaigns: z.array(Campaign),
  unpublished: z.array(Unpublished),
})
export type MarketingFigures = z.infer<typeof MarketingFigures>

/** What a marketer looks at in the morning: the last days, today among them, against as many before. */
export const getMarketingFigures = definePanelRoute({
  method: 'get',
  path: '/audience/figures',
  auth: 'marketing',
  query: z.object({ days: pathCount(90) }),
  response: MarketingFigures,
})
