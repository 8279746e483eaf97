import type { Campaign, CampaignReport } from '@/contract/campaigns'
import { toCsv } from '@/domain/text/to-csv'
import { query, queryOne } from '@/server/platform/db/pool'
import { audiencePeriod, ORDERED_ON_SITE } from './read-audience'

type Asked = Parameters<typeof audiencePeriod>[0]

/** What is counted of each campaign in a period, those that go on first. */
export const readCampaigns = async (asked: Asked): Promise<CampaignReport> => {
  const { from, to } = audiencePeriod(asked)
  const [campaigns, other] = await Promise.all([
    query<Campaign>(CAMPAIGNS, [from, to]),
    queryOne<CampaignReport['other']>(OTHER, [from, to]),
  ])
  return { from, to, campaigns, other: other ?? { visitors: 0, product: 0, booking: 0 } }
}

const COUNTED = /* sql */ `
  coalesce(sum(times) filter (where detail = 'site'), 0)::int as visitors,
  coalesce(sum(times) filter (where detail = 'product'), 0)::int as product,
  coalesce(sum(times) filter (where detail = 'booking'), 0)::int as booking
  from audience_counts where day between $1::date and $2::date and measure = 'campaign'`

const OTHER = /* sql */ `select ${COUNTED} and subject = 'other'`

/** An account keeps where it came from as its owner lets the audience be measured: its campaign's code, unless it began otherwise. */
const CAMPAIGNS = /* sql */ `
  with signed as (
    select a.referral as code, count(*)::int as sign_ups from users a
    where a.referral in (select code from campaigns)
      and (a.created_at at time zone 'Europe/Paris')::date between $1 and $2 group by 1),
  ordered as (
    select a.referral as code, count(*)::int as orders, sum(r.paid_cents)::int as paid_cents
    from users a join reservations r on r.user_id = a.id
    where a.referral in (select code from campaigns) and ${ORDERED_ON_SITE} group by 1)
  select c.id, c.name, c.code, c.path, c.ended_at is not null as is_ended, counted.*,
    coalesce(s.sign_ups, 0) as sign_ups, coalesce(o.orders, 0) as orders, coalesce(o.paid_cents, 0) as paid_cents
  from campaigns c left join signed s using (code) left join ordered o using (code)
  cross join lateral (select ${COUNTED} and subject = c.id::text) counted
  order by c.ended_at is not null, c.created_at desc, c.id desc`

const HEAD = [
  ...['Campagne', 'Code', 'État', 'Visiteurs du jour', 'Ont vu une aventure', 'Entrés dans la réservation'],
  ...['Comptes créés (mesure acceptée)', 'Réservations (mesure acceptée)', 'Réglé, en euros'],
]

/** The same as a file for a spreadsheet. */
export const exportCampaigns = async (asked: Asked): Promise<{ filename: string; content: string }> => {
  const { from, to, campaigns, other } = await readCampaigns(asked)
  const rows = campaigns.map((one) => [
    ...[one.name, one.code, one.is_ended ? 'Arrêtée' : 'En cours', one.visitors, one.product, one.booking],
    ...[one.sign_ups, one.orders, (one.paid_cents / 100).toFixed(2).replace('.', ',')],
  ])
  const last = ['Autres liens de campagne', null, null, other.visitors, other.product, other.booking, null, null, null]
  return { filename: `campagnes-${from}-${to}.csv`, content: toCsv([HEAD, ...rows, last]) }
}
