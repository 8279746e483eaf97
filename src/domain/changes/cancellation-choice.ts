import { addDays } from '@/domain/days/days'

/** How long a planned cancellation may be stopped, in minutes. */
export const STOP_MINUTES = 10
/** How many days a customer has to choose: well before the refund is due, for silence is a refund. */
export const CHOICE_DAYS = 7

/** How long a private link still shows what was chosen, in days. */
export const CHOICE_LINK_DAYS = 60

export const CANCELLATION_CHOICES = ['refund', 'move', 'credit'] as const
export type CancellationChoice = (typeof CANCELLATION_CHOICES)[number]

/** The last day to choose after a cancellation, in Paris. */
export const answerDay = (canceledOn: string): string => addDays(canceledOn, CHOICE_DAYS)

/** Whether a choice may still be made: until midnight in Paris, once. */
export const isChoiceOpen = ({
  answerBy,
  today,
  choice,
}: {
  answerBy: string
  today: string
  choice: CancellationChoice | null
}): boolean => choice === null && today <= answerBy
