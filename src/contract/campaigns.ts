import * as z from 'zod/mini'
import { CAMPAIGN_CODE_LENGTH } from '@/domain/audience/campaign-code'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { definePanelRoute } from './define-route'
import { nameText } from './free-text'
import { PathId } from './whole-numbers'

const Counted = {
  visitors: z.int(),
  product: z.int(),
  booking: z.int(),
}

/**
 * A campaign and what is counted of it: visitors of a day, by step, who arrived by one of its links; and accounts, orders and what is paid
 * for these by now, of people who let the audience be measured, in cents.
 */
export const Campaign = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  path: z.string(),
  is_ended: z.boolean(),
  ...Counted,
  sign_ups: z.int(),
  orders: z.int(),
  paid_cents: z.int(),
})
export type Campaign = z.infer<typeof Campaign>

/** `other` are visitors who arrived by a link that names a campaign which is none of these. */
const CampaignReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  campaigns: z.array(Campaign),
  other: z.object(Counted),
})
export type CampaignReport = z.infer<typeof CampaignReport>

const Period = z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) })

export const getCampaigns = definePanelRoute({
  method: 'get',
  path: '/audience/campaigns',
  auth: 'marketing',
  query: Period,
  response: CampaignReport,
})

/** The same as a file, a line for each campaign. */
export const getCampaignsFile = definePanelRoute({
  method: 'get',
  path: '/audience/campaigns.csv',
  auth: 'marketing',
  query: Period,
  file: 'text/csv; charset=utf-8',
  response: z.object({ filename: z.string(), content: z.string() }),
})

const WRONG_CODE = 'Des lettres sans accent, des chiffres et des tirets, comme «\u00a0hiver-2027\u00a0».'

/** Makes a campaign; a code that another one has, also one that ended, is 409. */
export const addCampaign = definePanelRoute({
  method: 'post',
  path: '/audience/campaigns',
  auth: 'marketing',
  body: z.strictObject({
    name: nameText({ max: 90 }),
    code: z
      .string()
      .check(z.minLength(2, WRONG_CODE), z.maxLength(CAMPAIGN_CODE_LENGTH), z.regex(SLUG_PATTERN, WRONG_CODE)),
    path: z
      .string()
      .check(z.maxLength(300), z.regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'Une adresse du site, qui commence par /.')),
  }),
  status: 201,
  response: z.object({ id: z.int() }),
})

/** Ends a campaign, whose links are no longer counted apart, or has it go on. */
export const endCampaign = definePanelRoute({
  method: 'post',
  path: '/audience/campaigns/:id/end',
  auth: 'marketing',
  params: z.object({ id: PathId }),
  body: z.strictObject({ is_ended: z.boolean() }),
  response: z.object({ id: z.int(), is_ended: z.boolean() }),
})
