import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What Payload's schema cannot say: the seats' last line of defence, ranges, and the table of expedition cards. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    alter table departures
      add constraint departures_seats_within_capacity check (0 <= seats_taken and seats_taken <= capacity),
      add constraint departures_whole_seats check (seats_taken = trunc(seats_taken) and capacity = trunc(capacity)),
      add constraint departures_end_after_start check (departure_end > departure_start),
      add constraint departures_price_positive check (price_cents is null or price_cents >= 0);

    alter table expeditions
      add constraint expeditions_duration_range check (duration_days between 2 and 15),
      add constraint expeditions_level_range check (level between 1 and 5),
      add constraint expeditions_eco_rating_range check (eco_rating between 1 and 5),
      add constraint expeditions_price_positive check (price_cents >= 0);

    alter table reviews add constraint reviews_rate_range check (rate is null or rate between 1 and 5);
    alter table carts add constraint carts_travelers_positive check (travelers_count >= 1);
    alter table reservations add constraint reservations_travelers_positive check (travelers_count >= 1);

    create index departures_to_come on departures (expedition_id, departure_start) where status <> 'canceled';
    create index reviews_published on reviews (expedition_id, published_at desc) where status = 'published';
    create index messages_of_expedition on messages (expedition_id, created_at desc) where status = 'visible';

    create table expedition_hits (
      id integer primary key references expeditions (id) on delete cascade,
      name text not null,
      slug text not null unique,
      expedition_type text not null,
      carousel_rank integer,
      price_cents integer not null,
      country_1 text,
      countries text[] not null,
      activities text[] not null,
      duration_days integer not null,
      level integer not null,
      eco_rating integer not null,
      rating double precision,
      review_count integer not null,
      next_start date,
      search_text text not null,
      hit jsonb not null,
      built_on date not null
    );
    create index expedition_hits_countries on expedition_hits using gin (countries);
    create index expedition_hits_activities on expedition_hits using gin (activities);
    create index expedition_hits_rank on expedition_hits (carousel_rank nulls last, next_start nulls last, id);
    create index expedition_hits_price on expedition_hits (price_cents, id);
    create index expedition_hits_next_start on expedition_hits (next_start, id);
    create index expedition_hits_duration on expedition_hits (duration_days, id);
    create index expedition_hits_rating on expedition_hits (rating desc nulls last, review_count desc, id);
    create index expedition_hits_type on expedition_hits (expedition_type);
    create index expedition_hits_level on expedition_hits (level);
    create index expedition_hits_eco_rating on expedition_hits (eco_rating);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table expedition_hits;
    drop index messages_of_expedition;
    drop index reviews_published;
    drop index departures_to_come;
    alter table reservations drop constraint reservations_travelers_positive;
    alter table carts drop constraint carts_travelers_positive;
    alter table reviews drop constraint reviews_rate_range;
    alter table expeditions
      drop constraint expeditions_price_positive,
      drop constraint expeditions_eco_rating_range,
      drop constraint expeditions_level_range,
      drop constraint expeditions_duration_range;
    alter table departures
      drop constraint departures_price_positive,
      drop constraint departures_end_after_start,
      drop constraint departures_whole_seats,
      drop constraint departures_seats_within_capacity;
  `)
}
