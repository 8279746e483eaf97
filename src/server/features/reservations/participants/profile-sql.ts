import { FIELD_BITS, notAskedBits, sizeBit } from '@/domain/travelers/participant-profile'
import { SIZE_KINDS } from '@/domain/travelers/participant-sizes'
import { ADULT_AGE } from '@/domain/seats/party-ages'
import { sql } from '@/server/platform/db/transaction-of'

/** Whole years of the traveler `p` on the first day of the departure `d`: by the date of birth, or as told. */
const AGE =
  "coalesce(extract(year from age(d.first_day, (p.birth_date at time zone 'Europe/Paris')::date))::int, p.told_age)"

const byForm = ({ guarded, child, whole }: Record<'guarded' | 'child' | 'whole', string>): string =>
  `case when e.expedition_type = 'kids' then ${guarded} when ${AGE} < ${String(ADULT_AGE)} then ${child} else ${whole} end`

/** SQL of the short form of the traveler `p` on the departure `d` of the expedition `e`, as `shortForm` has it. */
export const SHORT_FORM = sql.raw(byForm({ guarded: "'guarded'", child: "'child'", whole: 'null' }))

const NOT_ASKED = byForm({
  guarded: String(notAskedBits('guarded')),
  child: String(notAskedBits('child')),
  whole: '0',
})

/** SQL of two bit masks of the traveler `p`: the profile fields that are filled in, and those that are not required. */
export const GIVEN_BITS = sql.raw(`array[p.filled, ${NOT_ASKED}]`)

const SIZE_BIT = `case s.value::text ${SIZE_KINDS.map((kind) => `when '${kind}' then ${String(sizeBit(kind))}`).join(' ')} end`

/** SQL of whether nothing is missing of the traveler `p`, as `participantProfile` counts. */
export const IS_COMPLETE = sql.raw(`((p.filled | ${NOT_ASKED}) & ${String(FIELD_BITS)} = ${String(FIELD_BITS)}
  and not exists (select 1 from expeditions_sizes_asked s where s.parent_id = d.expedition_id and p.filled & ${SIZE_BIT} = 0))`)
