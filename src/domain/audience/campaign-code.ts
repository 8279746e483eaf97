import { SLUG_PATTERN } from '@/domain/text/slug'

/** Characters of a campaign's code at most; it is written as a slug. */
export const CAMPAIGN_CODE_LENGTH = 40

/** Campaigns whose links are counted at the same time at most. */
export const MOST_CAMPAIGNS = 100

/**
 * The campaign codes in the parameters of an address, `utm_campaign` first; null without such parameters. Values that cannot be a code
 * are left out.
 */
export const campaignCodes = (told: readonly string[]): string[] | null =>
  told.length === 0
    ? null
    : told
        .map((one) => one.trim().toLowerCase())
        .filter((one) => one.length <= CAMPAIGN_CODE_LENGTH && SLUG_PATTERN.test(one))

type Linked = { siteUrl: string; path: string; code: string }

/**
 * The two links of a campaign: one to share, one for advertisements that are paid by click. The account of a visitor who consented to
 * the measurement keeps the code of either (`referralOf`).
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
