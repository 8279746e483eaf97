import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which fields of a traveler were given by a private link (`PRIVATE_FIELDS`). Of those who saved before, all that is given counts,
 * but of who booked.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table participants add column given_privately text[] not null default '{}'`)
  await db.execute(sql`
    update participants p set given_privately = array_remove(array[
      case when p.emergency_name is not null then 'emergency_name' end,
      case when p.emergency_phone is not null then 'emergency_phone' end,
      case when p.diet is not null then 'diet' end], null)
    from reservations r join users u on u.id = r.user_id
    where r.id = p.reservation_id and lower(coalesce(p.email, '')) <> lower(u.email)
      and (p.position > 1 or exists (
        select 1 from reservation_transfers t where t.reservation_id = r.id and t.position = p.position))
      and exists (select 1 from reservation_events v where v.reservation_id = r.id
        and v.detail = 'Voyageur ' || p.position::int || ', par son lien privé')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table participants drop column given_privately`)
}
