import { effectiveDay, inForceId } from './in-force'

const AT = '$1::timestamptz'

/** What is told of a version `v`, as of the instant that is the statement's first parameter. */
export const LEGAL_VERSION_COLUMNS = /* sql */ `
  v.kind, v.version, to_char(${effectiveDay('v')}, 'YYYY-MM-DD') as effective_on,
  case
    when v.id = ${inForceId({ kind: 'v.kind', at: AT })} then 'in_force'
    when ${effectiveDay('v')} > (${AT} at time zone 'Europe/Paris')::date then 'coming'
    else 'past'
  end as state`
