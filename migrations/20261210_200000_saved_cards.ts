import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Cards that customers agreed to have kept for the balance of one reservation: the provider's own word for each, sealed, and what
 * its holder knows it by. The terms agreed to are versions, of which a payment names its own for as long as it is kept.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table saved_card_terms (
      version text primary key check (length(version) between 1 and 20),
      effective_from timestamptz not null,
      body text not null check (length(body) between 1 and 4000)
    );
    insert into saved_card_terms (version, effective_from, body) values ('2026-11', '2026-11-01T00:00:00Z',
'Tu autorises Lagopède à débiter de cette carte le solde de cette réservation, et rien d’autre, sans que tu aies à confirmer de nouveau.
Le débit se fait à la date du solde. Nous t’écrivons au moins trois jours avant, avec le montant et le jour.
Ton numéro de carte reste chez notre prestataire de paiement. Nous n’en gardons que la référence qu’il nous donne, la marque et les quatre derniers chiffres.
Tu retires ton accord quand tu veux, sans frais et sans motif, à la page de ta réservation dans ton espace\u00a0: tu règles alors le solde toi-même.
La carte est oubliée dès que le solde est réglé, ou la réservation annulée. Si ta banque refuse ou demande ta confirmation, nous t’écrivons avec un lien pour régler, et tes places sont gardées.');

    alter table payment_intents
      add column card_terms_version text references saved_card_terms (version),
      add column charges_saved boolean not null default false,
      add constraint payment_intents_by_saved_card check (not charges_saved or purpose = 'balance');

    create table saved_cards (
      intent_id uuid primary key references payment_intents (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      reservation_id integer unique references reservations (id) on delete cascade,
      provider text not null,
      method_sealed text not null,
      brand text not null check (length(brand) between 1 and 40),
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      terms_version text not null references saved_card_terms (version),
      agreed_at timestamptz not null,
      announced_on date,
      announced_for date,
      announced_cents integer check (announced_cents > 0),
      refused_at timestamptz,
      withdrawn_at timestamptz,
      constraint saved_cards_announced check (num_nulls(announced_on, announced_for, announced_cents) in (0, 3)),
      constraint saved_cards_for check (reservation_id is not null or withdrawn_at is not null)
    );
    create index saved_cards_user on saved_cards (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table saved_cards;
    alter table payment_intents drop constraint payment_intents_by_saved_card, drop column charges_saved,
      drop column card_terms_version;
    drop table saved_card_terms;
  `)
}
