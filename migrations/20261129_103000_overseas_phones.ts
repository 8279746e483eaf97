import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Gives overseas numbers that were read as metropolitan ones the calling code of their territory (`domain/phone.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of PHONES) {
    const phone = sql.raw(`"${column}"`)
    await db.execute(sql`
      update ${sql.raw(table)} set ${phone} = case
        when ${phone} ~ '^\\+33(26[239]|69[23]|639(?!98))\\d{6}$' then '+262'
        when ${phone} ~ '^\\+33(590|69[01])\\d{6}$' then '+590'
        when ${phone} ~ '^\\+33[56]94\\d{6}$' then '+594'
        when ${phone} ~ '^\\+33508\\d{6}$' then '+'
        else '+596' end || substr(${phone}, 4)
      where ${phone} ~ '^\\+33(26[239]|69[0-367]|639(?!98)|590|[56]94|508|596)\\d{6}$'`)
  }
}

const PHONES = [
  ['users', 'phone'],
  ['participants', 'phone'],
  ['participants', 'emergency_phone'],
  ['guardians', 'phone'],
  ['call_requests', 'phone'],
] as const

/** What was wrong stays corrected. */
export async function down(_: MigrateDownArgs): Promise<void> {}
