const TASK_NAMES: Record<string, string> = {
  ask_decisions: 'Rappeler les départs à décider',
  ask_for_unpaid: 'Signaler les réservations à appeler',
  cancel_departures: 'Annuler les départs prévus',
  change_contracts: 'Modifier les contrats',
  chase_deposits: 'Libérer les réservations sans acompte',
  configure_search: 'Régler le moteur de recherche',
  deliver_house_event: 'Messages de la maison de paiement',
  end_late_sales: 'Clore les ventes trop tardives',
  expire_house_payment: 'Fin d’une autorisation de démonstration',
  fail_house_refund: 'Refus d’un remboursement de démonstration',
  fetch_portrait: 'Copier un portrait',
  forget_card: 'Oublier une carte bancaire',
  forget_expired: 'Effacer ce qui a fait son temps',
  forget_trip_data: 'Effacer les données des voyages finis',
  free_expired_holds: 'Rendre les places des paniers échus',
  leave_scheduled_mails: 'Faire partir les courriels prévus',
  mail_favourite_news: 'Nouvelles des favoris',
  mail_morning_news: 'Courriel du matin',
  mind_credits: 'Rappeler et solder les avoirs',
  mind_gift_cards: 'Rappeler les cartes cadeaux',
  mind_saved_cards: 'Prélever les soldes',
  mind_shared_deposits: 'Suivre les acomptes partagés',
  open_house_dispute: 'Litige de démonstration',
  pay_out_house: 'Versement de démonstration',
  publish_scheduled: 'Publier à l’heure dite',
  reconcile_payments: 'Comparer les comptes des paiements',
  reconcile_search: 'Vérifier le moteur de recherche',
  refresh_expedition_hits: 'Refaire les cartes des voyages',
  refresh_hit_families: 'Refaire les familles d’activités',
  refresh_stale_hits: 'Refaire les cartes de la veille',
  reindex_search: 'Reconstruire l’index',
  remind_baskets: 'Rappeler les paniers',
  renew_legal_pages: 'Mettre en ligne les textes légaux',
  send_mail: 'Envoyer un courriel',
  send_refund: 'Rembourser par carte',
  serve_waitlists: 'Servir les listes d’attente',
  settle_changes: 'Clore les réponses aux modifications',
  settle_choices: 'Clore les choix après annulation',
  settle_payment: 'Encaisser un paiement',
  settle_payments: 'Suivre les paiements par carte',
  sync_search: 'Mettre à jour le moteur de recherche',
  tell_guide: 'Prévenir un guide',
  watch_jobs: 'Surveiller les tâches',
}

/** What the team calls a task of the worker. */
export const taskName = (task: string): string => TASK_NAMES[task] ?? task

const STEP_NAMES: Record<string, string> = {
  credit: 'avoir',
  departure: 'départ',
  gift_card: 'carte cadeau',
  payment: 'paiement',
  provider: 'prestataire',
  reminder: 'rappel',
  reservation: 'réservation',
  scheduled_mail: 'courriel prévu',
  shared_deposit: 'acompte partagé',
}

/** What the team calls a row of a task: « réservation 12 ». */
export const rowName = ({ step, row_id: id }: { step: string; row_id: string }): string =>
  `${STEP_NAMES[step] ?? step} ${id}`
