import type { SQL } from 'drizzle-orm'
import type { PromoAsk, PromoTerms } from '@/domain/reservations/promo-code'
import { parisDay } from '@/server/platform/db/paris-day'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

/** A code that a cart has, and what is known of who has it. */
export type CartPromo = PromoTerms & { id: number } & Pick<PromoAsk, 'fitsTrip' | 'uses' | 'ownUses' | 'hasBooked'>

/** SQL of the promo code whose text folds to this; null for none. */
export const promoIdOf = (folded: string | null): SQL =>
  sql`(select c.id from promo_codes c where c.folded = ${folded})`

/**
 * SQL of the code `promoId` for a person, by the e-mail of one of their accounts, and the expedition `e`, as `CartPromo` has it; null
 * without one.
 */
export const cartPromo = ({ promoId, email }: { promoId: SQL; email: SQL }): SQL => sql`(
  select json_build_object('id', p.id, 'code', p.code, 'effect', p.effect, 'cents', p.amount_cents::int,
    'percent', p.percent::int, 'isStopped', coalesce(p.is_stopped, false),
    'startsOn', ${parisDay(sql`p.first_day`)}, 'endsOn', ${parisDay(sql`p.last_day`)},
    'departuresFrom', ${parisDay(sql`p.departures_from`)}, 'departuresUntil', ${parisDay(sql`p.departures_until`)},
    'minTravelers', p.min_travelers::int, 'firstTripOnly', coalesce(p.first_trip_only, false),
    'rule', p.on_change, 'maxUses', p.max_uses::int, 'maxUsesPerPerson', p.max_uses_per_person::int,
    'fitsTrip', ${FITS_TRIP},
    'uses', (select count(*)::int from reservation_discounts x where x.promo_code_id = p.id and x.released_at is null),
    'ownUses', (select count(*)::int from reservation_discounts x join reservations b on b.id = x.reservation_id
      where x.promo_code_id = p.id and x.released_at is null and b.user_id in ${accountsOf(email)}),
    'hasBooked', exists (select 1 from reservations b where b.user_id in ${accountsOf(email)} and ${NOT_CANCELED.b}))
  from promo_codes p where p.id = ${promoId})`

/** SQL of the accounts of a person: those whose addresses deliver to the mailbox of `email`. */
const accountsOf = (email: SQL): SQL => sql`(select s.id from users s where mailbox_of(s.email) = mailbox_of(${email}))`

/** SQL: whether the code `p` is for the expedition `e`: it is one of its trips, does something of its families, or it is for all. */
const FITS_TRIP = sql`(
  not p.is_restricted
  or exists (select 1 from promo_codes_rels x where x.parent_id = p.id and x.expeditions_id = e.id)
  or exists (select 1 from promo_codes_rels x
    join activity_categories_rels f on f.parent_id = x.activity_categories_id and f.path = 'activities'
    join expeditions_rels t on t.activities_id = f.activities_id and t.path = 'activities'
    where x.parent_id = p.id and t.parent_id = e.id))`
