import type { CarbonDesk, FactorVersion } from '@/contract/carbon-desk'
import { PARIS } from '@/domain/carbon/door'
import { carbonVersion } from '@/domain/carbon/factor'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query, queryOne } from '@/server/platform/db/pool'
import { readCarbonSeasons } from './carbon-seasons'
import { doorFactors, doorFigures, written } from './door-figures'
import { FACTORS_IN_FORCE, FACTORS_NUMBER } from './read-factors'

const VERSIONS = /* sql */ `
  select f.id, f.key, f.label, f.note, f.unit, f.value_mg as mg, f.low_mg, f.high_mg, f.source, f.version,
    to_char(f.read_on, 'YYYY-MM-DD') as read_on, to_char(f.effective_from, 'YYYY-MM-DD') as effective_from, f.reason,
    nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as author, i.id is not null as is_in_force
  from emission_factors f left join (${FACTORS_IN_FORCE}) i on i.id = f.id left join users u on u.id = f.author_id
  order by f.effective_from desc, min(f.id) over (partition by f.key), f.id desc`

/** A trip that is twice, or half, the median of a family it is in, with five trips in it at least: of fewer, a median says little. */
const TRIPS = /* sql */ `
  with ${doorFactors({ door: PARIS, put: written })}, ${doorFigures({ door: PARIS, put: written })},
  published as (
    select e.id, e.name, to_char(e.carbon_read_on at time zone 'UTC', 'YYYY-MM-DD') as read_on, f.total_g
    from expeditions e left join door_figures f on f.id = e.id where e._status = 'published'
  ),
  in_families as (
    select p.id, p.total_g, c.parent_id as family
    from published p join expeditions_rels r on r.parent_id = p.id and r.path = 'activities'
      join activity_categories_rels c on c.path = 'activities' and c.activities_id = r.activities_id
    where p.total_g is not null group by 1, 2, 3
  ),
  medians as (
    select family, percentile_cont(0.5) within group (order by total_g)::int as median from in_families
    group by family having count(*) >= 5
  ),
  far as (
    select distinct on (i.id) i.id, m.median from in_families i join medians m using (family)
    where i.total_g > 2 * m.median or i.total_g * 2 < m.median
    order by i.id, abs(ln(greatest(i.total_g, 1)) - ln(greatest(m.median, 1))) desc
  )
  select p.id, p.name, p.total_g, far.median as median_g, p.read_on,
    case when p.total_g is null then 'untold' when far.id is not null then 'far' else 'old' end as fault
  from published p left join far using (id)
  where p.total_g is null or far.id is not null or p.read_on is null
    or p.read_on::date < (${TODAY_TEXT} - interval '12 months')
  order by p.total_g is not null, far.id is null, p.read_on nulls first, p.name limit 300`

/** The versions of all factors, what the seasons emit by traveler, and the published trips whose figure somebody should look at again. */
export const readCarbonDesk = async (): Promise<CarbonDesk> => {
  const [factors, trips, number, seasons] = await Promise.all([
    query<FactorVersion>(VERSIONS),
    query<CarbonDesk['trips'][number]>(TRIPS),
    queryOne<{ number: number }>(`select ${FACTORS_NUMBER} as number`),
    readCarbonSeasons(),
  ])
  return { version: carbonVersion({ number: number?.number ?? 0 }), factors, seasons, trips }
}
