import type { MailRefusal, ScheduledMailKind } from './scheduled-mails'

/** What the agency is told of a mail: `leaving` while the outbox has it. */
export const DESK_MAIL_STATES = ['planned', 'leaving', 'sent', 'skipped', 'replaced'] as const
export type DeskMailState = (typeof DESK_MAIL_STATES)[number]

export const SCHEDULED_MAIL_NAMES: Record<ScheduledMailKind, string> = {
  deposit_due_soon: 'Acompte attendu',
  deposit_due: 'Acompte non reçu',
  balance_due_soon: 'Solde dû dans une semaine',
  balance_due: 'Solde dû',
  balance_late: 'Solde en retard',
  profiles_in_30_days: 'Profils à compléter, à 30 jours',
  profiles_in_7_days: 'Profils à compléter, à 7 jours',
  authorisation_due: 'Autorisation signée à renvoyer',
  trip_in_7_days: 'Préparer le départ',
  trip_tomorrow: 'C’est demain',
  review_invitation: 'Demande d’avis',
}

/** The same, as they are announced to who will read them. */
export const COMING_MAIL_NAMES: Record<ScheduledMailKind, string> = {
  deposit_due_soon: 'Un rappel de l’acompte',
  deposit_due: 'Un dernier rappel de l’acompte',
  balance_due_soon: 'Un mot avant le solde',
  balance_due: 'Le jour du solde',
  balance_late: 'Un rappel du solde',
  profiles_in_30_days: 'Les profils à compléter',
  profiles_in_7_days: 'Les derniers profils à compléter',
  authorisation_due: 'L’autorisation signée à nous renvoyer',
  trip_in_7_days: 'Tout pour préparer ton départ',
  trip_tomorrow: 'La veille\u00a0: rendez-vous, train, sac',
  review_invitation: 'Une question\u00a0: c’était comment\u00a0?',
}

export const DESK_MAIL_STATE_NAMES: Record<DeskMailState, string> = {
  planned: 'Prévu',
  leaving: 'En partance',
  sent: 'Parti',
  skipped: 'Pas envoyé',
  replaced: 'Remplacé',
}

const REASONS: Record<MailRefusal | 'moved' | 'failed' | 'nothing_to_say', string> = {
  canceled: 'la réservation est annulée',
  account_gone: 'le compte est supprimé',
  paid: 'c’est réglé',
  by_card: 'la carte gardée sera débitée',
  confirmed: 'la réservation est confirmée',
  complete: 'les profils sont complets',
  unconfirmed: 'la réservation n’a jamais été confirmée',
  reviewed: 'l’avis est donné',
  authorised: 'l’autorisation signée est revenue',
  no_address: 'ce voyageur n’a plus d’adresse',
  late: 'trop tard pour être utile',
  moved: 'les dates ont changé',
  failed: 'le serveur de courriel l’a refusé',
  nothing_to_say: 'il n’y avait plus rien à dire',
}

/** Why a mail does not leave: `c’est réglé`; the agency's own words where it decided. */
export const mailReasonWords = ({ reason, note }: { reason: string | null; note: string | null }): string | null =>
  note ?? (reason === null ? null : ((REASONS as Record<string, string | undefined>)[reason] ?? reason))
