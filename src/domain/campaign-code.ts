import { SLUG_PATTERN } from './slug'

/** Characters of a campaign's code at most; it is written as a slug. */
export const CAMPAIGN_CODE_LENGTH = 40

/** Campaigns whose links are counted at the same time at most. */
export const MOST_CAMPAIGNS = 100

/**
 * The codes that an address may name a campaign by, its `utm_campaign` first: null for an address without either, and none of what no
 * campaign is called.
 */
export const campaignCodes = (told: readonly string[]): string[] | null =>
  told.length === 0
    ? null
    : told
        .map((one) => one.trim().toLowerCase())
        .filter((one) => one.length <= CAMPAIGN_CODE_LENGTH && SLUG_PATTERN.test(one))

type Linked = { siteUrl: string; path: string; code: string }

/**
 * The two links of a campaign: to be shared, and of an advertisement that is paid by click. What an account keeps of either, of who
 * lets the audience be measured, is the code (`referralOf`).
 */
export const campaignLinks = ({ siteUrl, path, code }: Linked): { shared: string; paid: string } => {
  const link = (query: Record<string, string>): string => {
    const url = new URL(path, siteUrl)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }
  return {
    shared: link({ utm_source: 'influence', utm_campaign: code }),
    paid: link({ utm_source: code, utm_medium: 'cpc' }),
  }
}
