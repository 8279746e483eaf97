import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is no letter of a text, as the rule of blank texts has it. */
const IS_WRITTEN = `~ '[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]'`
const FILLED = [
  `first_name ${IS_WRITTEN}`,
  `last_name ${IS_WRITTEN}`,
  'birth_date is not null',
  `phone ${IS_WRITTEN}`,
  `emergency_name ${IS_WRITTEN}`,
  `emergency_phone ${IS_WRITTEN}`,
  `diet ${IS_WRITTEN}`,
  'level is not null',
  ...['height_cm', 'weight_kg', 'shoe_eu', 'clothing', 'head_cm'].map((kind) => `sizes ->> '${kind}' ${IS_WRITTEN}`),
]

/** What is given of a traveler stands beside it, a bit each (`FIELD_BITS`, `sizeBit`): who lists travelers read and judged every field of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const bits = FILLED.map((isFilled, at) => `case when ${isFilled} then ${2 ** at} else 0 end`).join(' + ')
  await db.execute(sql.raw(`alter table participants add column filled integer not null generated always as (${bits}) stored`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table participants drop column filled`)
}
