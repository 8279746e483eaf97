import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What codes are for, the code that a cart has, and what is taken off a reservation: one promo code at most, as it stood when it was
 * ordered, and one discount of the agency.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table promo_codes
      alter column code set not null,
      alter column folded set not null,
      alter column is_restricted set not null,
      add constraint promo_codes_code_form check (code ~ '^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$'),
      add constraint promo_codes_effect check (case effect when 'percent' then percent between 1 and 100 and amount_cents is null
        else amount_cents > 0 and percent is null end),
      add constraint promo_codes_limits check (coalesce(max_uses, 1) > 0 and coalesce(max_uses_per_person, 1) > 0
        and coalesce(min_travelers, 2) between 2 and 30),
      add constraint promo_codes_days check (coalesce(first_day <= last_day, true)
        and coalesce(departures_from <= departures_until, true));
    create unique index promo_codes_code on promo_codes (upper(code));

    alter table carts add column promo_code_id integer references promo_codes on delete set null;
    create index carts_promo_code on carts (promo_code_id) where promo_code_id is not null;

    create table reservation_discounts (
      reservation_id integer not null references reservations on delete cascade,
      kind text not null check (kind in ('promo', 'desk')),
      promo_code_id integer references promo_codes on delete restrict,
      code text,
      effect text not null check (effect in ('person', 'booking', 'percent')),
      cents integer check (cents > 0),
      percent smallint check (percent between 1 and 100),
      author_id integer references users on delete set null,
      created_at timestamptz not null default now(),
      -- Since when a use of the code counts no more.
      released_at timestamptz,
      primary key (reservation_id, kind),
      check ((kind = 'promo') = (promo_code_id is not null) and (kind = 'promo') = (code is not null)),
      check (kind = 'promo' or effect = 'booking'),
      check ((effect = 'percent') = (percent is not null) and (effect = 'percent') = (cents is null))
    );
    create index reservation_discounts_uses on reservation_discounts (promo_code_id) where promo_code_id is not null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table reservation_discounts;
    alter table carts drop column promo_code_id;
    drop index promo_codes_code;
    alter table promo_codes drop constraint promo_codes_days, drop constraint promo_codes_limits,
      drop constraint promo_codes_effect, drop constraint promo_codes_code_form, alter column folded drop not null,
      alter column code drop not null, alter column is_restricted drop not null;
  `)
}
