import type { ScheduledMailKind } from '@/domain/scheduled-mails'

/** What those who were invited receive in place of what is written to who booked. */
const INVITED_TEMPLATES = { trip_in_7_days: 'invited_in_7_days', trip_tomorrow: 'invited_tomorrow' } as const

export type ScheduledTemplate = ScheduledMailKind | (typeof INVITED_TEMPLATES)[keyof typeof INVITED_TEMPLATES]

/** The message of a scheduled mail, by who reads it. */
export const scheduledTemplate = ({
  kind,
  participantId,
}: {
  kind: ScheduledMailKind
  participantId: number | null
}): ScheduledTemplate =>
  participantId !== null && (kind === 'trip_in_7_days' || kind === 'trip_tomorrow') ? INVITED_TEMPLATES[kind] : kind
