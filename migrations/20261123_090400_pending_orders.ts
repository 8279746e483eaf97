import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Orders that wait for one press in a mail, as their address was never proven: what was agreed to, under which key, in
 * which session; and the links that were mailed, by the hash of their token. Both go with the cart.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table pending_orders (
      id integer primary key generated always as identity,
      user_id integer not null unique references users (id) on delete cascade,
      cart_id integer not null references carts (id) on delete cascade,
      session_id text not null,
      body jsonb not null,
      idempotency_key text not null,
      request_hash text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index pending_orders_cart on pending_orders (cart_id);

    create table pending_order_links (
      token_hash text primary key,
      pending_order_id integer not null references pending_orders (id) on delete cascade
    );
    create index pending_order_links_order on pending_order_links (pending_order_id);

    alter table hold_periods add column waits boolean not null default false;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table hold_periods drop column waits;
    drop table pending_order_links;
    drop table pending_orders;
  `)
}
