import { ACCOUNT_QUESTIONS } from './account-questions'
import { BOOKING_QUESTIONS } from './booking-questions'
import { CANCELING_QUESTIONS } from './canceling-questions'
import { FAMILY_QUESTIONS } from './family-questions'
import type { FaqGroup } from './faq-text'
import { JOURNEY_QUESTIONS } from './journey-questions'
import { LEVEL_QUESTIONS } from './level-questions'

export const FAQ_GROUPS: FaqGroup[] = [
  BOOKING_QUESTIONS,
  CANCELING_QUESTIONS,
  LEVEL_QUESTIONS,
  JOURNEY_QUESTIONS,
  FAMILY_QUESTIONS,
  ACCOUNT_QUESTIONS,
]
