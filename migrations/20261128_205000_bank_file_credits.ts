import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What became of each credit of a bank's file: a new line, an earlier one, or refused with the reason. A line is known by what each
 * file told of it, no more by one key; what was told before this is compared by its words.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_payments_kind add value 'refund_returned';
    alter table bank_lines
      add column kind text not null default 'transfer' check (kind in ('transfer', 'batch', 'refund_returned')),
      add column more text not null default '',
      drop column bank_key;

    create table bank_line_tellings (
      line_id integer not null references bank_lines (id) on delete cascade,
      source text not null check (length(source) between 3 and 200),
      own text not null default '' check (length(own) <= 100),
      said text
    );
    create unique index bank_line_tellings_line on bank_line_tellings (line_id, source, own, said) nulls not distinct;
    insert into bank_line_tellings (line_id, source) select line_id, source from bank_line_keys;
    drop table bank_line_keys;

    create table bank_files (
      id serial primary key,
      imported_at timestamptz not null default now(),
      imported_by integer references users (id) on delete set null,
      credits_count integer not null,
      credits_cents bigint not null
    );
    create table bank_file_credits (
      id serial primary key,
      file_id integer not null references bank_files (id) on delete cascade,
      fate text not null check (fate in ('new', 'known', 'refused')),
      line_id integer references bank_lines (id) on delete set null,
      booked_on date,
      amount_cents integer,
      told jsonb not null,
      reason text check (length(reason) between 3 and 300),
      constraint bank_file_credits_line check (fate <> 'refused' or line_id is null),
      constraint bank_file_credits_refused check ((fate = 'refused') = (reason is not null)),
      constraint bank_file_credits_read check (fate = 'refused' or num_nulls(booked_on, amount_cents) = 0)
    );
    create index bank_file_credits_file on bank_file_credits (file_id);
    create index bank_file_credits_line_id on bank_file_credits (line_id);
    create index bank_file_credits_fate on bank_file_credits (fate, id) where fate <> 'new';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table bank_file_credits;
    drop table bank_files;
    create table bank_line_keys (
      bank_key text primary key,
      line_id integer not null references bank_lines (id) on delete cascade,
      source text not null check (length(source) between 3 and 100)
    );
    create unique index bank_line_keys_line on bank_line_keys (line_id, source);
    insert into bank_line_keys (bank_key, line_id, source)
      select source || ':' || line_id, line_id, source from (
        select distinct line_id, left(case when source like 'camt%' then 'camt' else source end, 100) as source from bank_line_tellings) t;
    drop table bank_line_tellings;
    alter table bank_lines add column bank_key text;
    update bank_lines set bank_key = 'line:' || id;
    alter table bank_lines alter column bank_key set not null, add unique (bank_key), drop column kind, drop column more;
  `)
}
