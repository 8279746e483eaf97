import type { CartDetail } from '@/contract/cart-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { openSteps } from '@/domain/changes/cancellation'
import { describeCancellation } from '@/domain/changes/describe-cancellation'

/** How what one is about to order is canceled, in a sentence, without the days that are over. */
export const cancellationWords = ({ cancellation, now }: Pick<CartDetail, 'cancellation' | 'now'>): string =>
  describeCancellation(openSteps(cancellation, calendarDayInParis(new Date(now))))
