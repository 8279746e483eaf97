import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A number may have several calls to come, of several persons: knowing a number gives no hold on the call of another. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index call_requests_open_phone_idx;
    create index call_requests_open_phone_idx on call_requests (phone) where status = 'open';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index call_requests_open_phone_idx;
    update call_requests c set status = 'closed' where c.status = 'open'
      and exists (select from call_requests o where o.phone = c.phone and o.status = 'open' and o.id < c.id);
    create unique index call_requests_open_phone_idx on call_requests (phone) where status = 'open';
  `)
}
