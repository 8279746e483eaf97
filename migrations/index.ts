import * as migration_20261129_180000_baseline from './20261129_180000_baseline';
import * as migration_20261129_203000_guide_absences from './20261129_203000_guide_absences';
import * as migration_20261129_204900_campaigns from './20261129_204900_campaigns';
import * as migration_20261129_212500_added_travelers from './20261129_212500_added_travelers';
import * as migration_20261129_213000_cash_payments from './20261129_213000_cash_payments';
import * as migration_20261129_213100_unaccented_words from './20261129_213100_unaccented_words';
import * as migration_20261129_214500_payment_terms from './20261129_214500_payment_terms';
import * as migration_20261129_215000_guide_visits from './20261129_215000_guide_visits';
import * as migration_20261129_215100_guide_replies from './20261129_215100_guide_replies';
import * as migration_20261130_062126_mail_texts from './20261130_062126_mail_texts';
import * as migration_20261130_183826_payment_reasons from './20261130_183826_payment_reasons';
import * as migration_20261130_185412_waitlist_closed from './20261130_185412_waitlist_closed';
import * as migration_20261130_192448_billing_address from './20261130_192448_billing_address';
import * as migration_20261130_193223_trip_seo from './20261130_193223_trip_seo';

export const migrations = [
  {
    up: migration_20261129_180000_baseline.up,
    down: migration_20261129_180000_baseline.down,
    name: '20261129_180000_baseline',
  },
  {
    up: migration_20261129_203000_guide_absences.up,
    down: migration_20261129_203000_guide_absences.down,
    name: '20261129_203000_guide_absences',
  },
  {
    up: migration_20261129_204900_campaigns.up,
    down: migration_20261129_204900_campaigns.down,
    name: '20261129_204900_campaigns',
  },
  {
    up: migration_20261129_212500_added_travelers.up,
    down: migration_20261129_212500_added_travelers.down,
    name: '20261129_212500_added_travelers',
  },
  {
    up: migration_20261129_213000_cash_payments.up,
    down: migration_20261129_213000_cash_payments.down,
    name: '20261129_213000_cash_payments',
  },
  {
    up: migration_20261129_213100_unaccented_words.up,
    down: migration_20261129_213100_unaccented_words.down,
    name: '20261129_213100_unaccented_words',
  },
  {
    up: migration_20261129_214500_payment_terms.up,
    down: migration_20261129_214500_payment_terms.down,
    name: '20261129_214500_payment_terms',
  },
  {
    up: migration_20261129_215000_guide_visits.up,
    down: migration_20261129_215000_guide_visits.down,
    name: '20261129_215000_guide_visits',
  },
  {
    up: migration_20261129_215100_guide_replies.up,
    down: migration_20261129_215100_guide_replies.down,
    name: '20261129_215100_guide_replies',
  },
  {
    up: migration_20261130_062126_mail_texts.up,
    down: migration_20261130_062126_mail_texts.down,
    name: '20261130_062126_mail_texts',
  },
  {
    up: migration_20261130_183826_payment_reasons.up,
    down: migration_20261130_183826_payment_reasons.down,
    name: '20261130_183826_payment_reasons',
  },
  {
    up: migration_20261130_185412_waitlist_closed.up,
    down: migration_20261130_185412_waitlist_closed.down,
    name: '20261130_185412_waitlist_closed',
  },
  {
    up: migration_20261130_192448_billing_address.up,
    down: migration_20261130_192448_billing_address.down,
    name: '20261130_192448_billing_address',
  },
  {
    up: migration_20261130_193223_trip_seo.up,
    down: migration_20261130_193223_trip_seo.down,
    name: '20261130_193223_trip_seo'
  },
];
