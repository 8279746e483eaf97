import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which messages about a gift card left, when and to whom, and when its page was first opened: what a bank asks for when the payment of
 * the card is contested.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table gift_card_mails (
      message_id text primary key,
      card_id integer not null references gift_cards (id) on delete cascade,
      template text not null check (length(template) between 1 and 60),
      subject text not null check (length(subject) between 1 and 998),
      sent_to text not null check (length(sent_to) between 3 and 320),
      sent_at timestamptz not null default now()
    );
    create index gift_card_mails_card on gift_card_mails (card_id, sent_at);

    alter table gift_card_events drop constraint gift_card_events_kind_check;
    alter table gift_card_events add constraint gift_card_events_kind_check check (kind in ('paid', 'issued', 'sent', 'resent',
      'opened', 'extended', 'voided', 'transferred', 'received', 'withdrawn', 'reversed', 'repaid'));
    create unique index gift_card_events_opened on gift_card_events (card_id) where kind = 'opened';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index gift_card_events_opened;
    delete from gift_card_events where kind = 'opened';
    alter table gift_card_events drop constraint gift_card_events_kind_check;
    alter table gift_card_events add constraint gift_card_events_kind_check check (kind in ('paid', 'issued', 'sent', 'resent',
      'extended', 'voided', 'transferred', 'received', 'withdrawn', 'reversed', 'repaid'));
    drop table gift_card_mails;
  `)
}
