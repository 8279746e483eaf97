import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays, noonOf } from '@/domain/days/days'
import { foldCode } from '@/domain/reservations/promo-code'

type Promo = Omit<RequiredDataFromCollectionSlug<'promo-codes'>, 'code'> & { code: string }

const inDays = (days: number): string => noonOf(addDays(calendarDayInParis(new Date()), days))

const promos = (): Promo[] => [
  {
    code: 'PREMIERTRAIN',
    on_change: 'kept',
    effect: 'person',
    amount_cents: 4_000,
    first_trip_only: true,
    max_uses: 100,
    max_uses_per_person: 1,
    last_day: inDays(180),
    note: 'Donné sur la page « Raison d’être ».',
  },
  { code: 'GROUPE6', on_change: 'withdrawn', effect: 'percent', percent: 5, min_travelers: 6 },
  {
    code: 'MERCI-CLIMB',
    on_change: 'kept',
    effect: 'booking',
    amount_cents: 2_000,
    max_uses: 20,
    last_day: inDays(60),
  },
  { code: 'BIENTOT', on_change: 'kept', effect: 'percent', percent: 8, max_uses: 200, first_day: inDays(45) },
]

/** Writes the demo's promo codes, but those that are there. */
export const writePromoCodes = async ({ payload }: { payload: Payload }): Promise<void> => {
  for (const promo of promos()) {
    const { totalDocs } = await payload.count({
      collection: 'promo-codes',
      where: { folded: { equals: foldCode(promo.code) } },
    })
    if (totalDocs === 0) await payload.create({ collection: 'promo-codes', data: promo })
  }
}
