import type { MailKind } from './mail-text'

/** The initial texts of mails about payments, refunds and credits. */
export const PAYMENT_TEXTS = {
  payment_receipt: {
    name: 'Reçu d’un règlement',
    when: 'Quand un règlement arrive, avec ses factures.',
    subject: 'Nous avons reçu {quoi} {somme}, réservation {numéro}',
    title: 'Bien reçu',
    preview: '{somme-et-moyen}.',
    body: [
      'Nous avons reçu {quoi} {somme-et-moyen}, le {jour}, pour {aventure}.',
      '{reste-à-payer}',
      '{départ-à-confirmer}',
      'Ce message est ton reçu : réservation {numéro}.',
      '{factures}',
    ],
  },
  part_receipt: {
    name: 'Reçu d’une part du solde',
    when: 'Quand une autre personne paie une part, par un lien de paiement.',
    subject: 'Ton reçu : {somme} pour la réservation {numéro}',
    title: 'Bien reçu',
    preview: '{somme} par carte.',
    body: [
      'Nous avons reçu {somme} par carte, le {jour}, pour {aventure}, {réservation}.',
      'Ce message est ton reçu. La facture est à la personne qui a réservé. {règle-de-remboursement}',
    ],
  },
  payment_lost: {
    name: 'Paiement non abouti',
    when: 'Quand l’autorisation de la banque est perdue.',
    subject: 'Ton paiement n’a pas abouti, réservation {numéro}',
    title: 'Ton paiement n’a pas abouti',
    preview: 'Tes places sont gardées.',
    body: [
      'Ta banque n’autorisait plus le paiement par carte de ta réservation pour {aventure}. Rien n’a été débité, et tes places sont gardées.',
      '{reste-à-payer}',
    ],
  },
  refund_sent: {
    name: 'Remboursement parti',
    when: 'Quand un remboursement part, par carte ou par un autre moyen.',
    subject: 'Nous te remboursons {somme}, réservation {numéro}',
    title: 'Ton remboursement est parti',
    preview: '{somme-et-moyen}.',
    body: [
      'Le {jour}, nous t’avons rendu {somme-et-moyen}, pour ta réservation {numéro}, {aventure}. {délai-de-banque}',
      '{motif}',
      '{reste-dû}',
      '{factures}',
    ],
  },
  refunds_after_deletion: {
    name: 'Remboursement après la suppression d’un compte',
    when: 'Quand un compte est supprimé et qu’une somme lui reste due.',
    subject: 'Ton compte est supprimé : {somme} te restent dus',
    title: 'Ce que nous te devons encore',
    preview: '{somme} à te rendre.',
    body: [
      'Ton compte est supprimé. Nous te devons encore {somme}, que nous te rendrons.',
      '{remboursements}',
      '{iban}',
    ],
  },
  balance_charge_soon: {
    name: 'Débit du solde annoncé',
    when: 'Trois jours avant le débit d’une carte gardée.',
    subject: 'Ton solde de {somme} sera débité le {jour}, réservation {numéro}',
    title: 'Ton solde arrive',
    preview: '{somme} sur ta carte {carte}.',
    body: [
      'Le {jour}, nous débiterons {somme} de ta carte {carte}, celle que tu as choisi de garder pour le solde de {aventure}.',
      'Tu n’as rien à faire. Si ta banque demande ta confirmation, nous t’écrirons avec un lien.',
      '{retirer-la-carte}',
    ],
  },
  balance_refused: {
    name: 'Débit du solde refusé',
    when: 'Quand la carte gardée est refusée.',
    subject: 'Ton solde attend ta confirmation, réservation {numéro}',
    title: 'Ton solde attend ta confirmation',
    preview: 'Tes places sont gardées.',
    body: [
      '{réponse-de-la-banque}',
      'C’est pour {aventure}. {reste-à-payer}',
      'Le lien ci-dessous est le tien : il ouvre le règlement, avec cette carte ou une autre.',
    ],
  },
  credit_reminder: {
    name: 'Avoir qui prend fin',
    when: 'Avant la fin d’un avoir.',
    subject: 'Ton avoir de {somme} sert jusqu’au {jour}',
    title: 'Ton avoir t’attend',
    preview: 'Jusqu’au {jour}.',
    body: [
      'Il te reste {somme} d’avoir, à utiliser jusqu’au {jour} inclus. Appelle-nous, ou réponds à ce mail, pour régler une aventure avec.',
      '{sort-du-reste}',
    ],
  },
  credit_returned: {
    name: 'Avoir remboursé',
    when: 'Quand ce qui reste d’un avoir est remboursé.',
    subject: 'Ton avoir : {somme} à te rembourser',
    title: 'On te rembourse',
    preview: 'Le {au-plus-tard} au plus tard.',
    body: [
      'Il restait {somme} sur l’avoir de ta réservation {numéro}. Nous te les remboursons {moyen}, le {au-plus-tard} au plus tard.',
      '{iban}',
    ],
  },
} as const satisfies Record<string, MailKind>

/** The same of a deposit that several people share. */
export const SHARED_DEPOSIT_TEXTS = {
  shared_deposit_opened: {
    name: 'Acompte partagé',
    when: 'Quand un partage de l’acompte s’ouvre.',
    subject: 'Vos places attendent vos parts jusqu’au {limite}',
    title: 'L’acompte est partagé',
    preview: '{nombre} parts, jusqu’au {limite}.',
    body: [
      'L’acompte de {somme} pour {aventure} est partagé en {nombre}. Les places attendent jusqu’au {limite}.',
      'Envoie son lien à chaque personne, et règle ta part avec le tien : ils sont à la page de ta réservation.',
      '{règle-du-partage}',
    ],
  },
  shared_deposit_soon: {
    name: 'Parts qui manquent',
    when: 'Quelques heures avant la fin d’un partage.',
    subject: 'Il manque {parts} avant le {limite}',
    title: 'Il manque encore quelqu’un',
    preview: 'Jusqu’au {limite}.',
    body: [
      'Pour {aventure}, il manque encore {parts} sur {nombre} : {qui-manque}.',
      'Tu peux relancer, régler ce qui manque toi-même, ou arrêter le partage. {fin-du-partage}',
    ],
  },
  shared_deposit_ended: {
    name: 'Partage terminé',
    when: 'Quand un partage prend fin sans réservation.',
    subject: 'Le partage de l’acompte est terminé, rien n’a été débité',
    title: 'Le partage est terminé',
    preview: 'Rien n’a été débité.',
    body: [
      'L’acompte de {aventure} n’a pas été réglé. {raison}',
      '{autorisations-levées} Ce que tu as écrit est gardé.',
    ],
  },
  share_declined: {
    name: 'Part refusée',
    when: 'Quand une personne répond qu’elle ne vient pas.',
    subject: 'Une réponse pour ta réservation : {qui} ne vient pas',
    title: 'Quelqu’un ne vient pas',
    preview: 'Les autres parts t’attendent.',
    body: [
      'Pour {aventure}, {qui} a répondu « Je ne viens pas » depuis son lien. Rien n’a été débité, et les autres parts restent comme elles sont.',
      'Tu peux régler cette part toi-même ou donner son lien à quelqu’un d’autre : la place reste à votre groupe. Ou arrêter le partage, enlever une place, et partager à nouveau. Les places attendent jusqu’au {limite}.',
    ],
  },
  share_released: {
    name: 'Part non débitée',
    when: 'Aux personnes qui avaient donné leur part, quand le partage prend fin.',
    subject: 'Ta part ne sera pas débitée',
    title: 'Rien n’est débité',
    preview: 'Le partage de l’acompte est terminé.',
    body: ['Ta part de {somme} pour {aventure} ne sera pas débitée. {raison}', '{autorisation-levée}'],
  },
  share_receipt: {
    name: 'Reçu d’une part de l’acompte',
    when: 'Quand toutes les parts sont là.',
    subject: 'Nous avons reçu ta part de {somme}',
    title: 'Bien reçu',
    preview: '{somme} par carte.',
    body: [
      'Toutes les parts sont là : la réservation est faite. Nous avons débité ta part de {somme} par carte, pour {aventure}.',
      '{départ-à-confirmer}',
      'Ce message est ton reçu. {règle-de-remboursement}',
    ],
  },
  share_left: {
    name: 'Place d’une part annulée',
    when: 'À qui a payé une part, quand cette place est annulée.',
    subject: 'Une place est annulée : ta part de {somme}',
    title: 'Ta part de l’acompte',
    preview: '{ce-qui-revient}',
    body: [
      'La place {de-qui} pour {aventure} est annulée par la personne qui a réservé. Tu avais réglé {somme} par carte, ta part de l’acompte.',
      '{ce-qui-revient}',
    ],
  },
  share_refund_sent: {
    name: 'Remboursement d’une part',
    when: 'Quand un remboursement part vers qui a payé une part.',
    subject: 'Nous te remboursons {somme} de ta part',
    title: 'Ton remboursement est parti',
    preview: '{somme} sur ta carte.',
    body: [
      'La réservation pour {aventure} a changé. Nous avons rendu {somme} sur la carte qui a payé ta part de l’acompte : ta banque les crédite en général sous cinq à dix jours.',
      'Ce que la réservation est devenue, qui l’a faite te le dira.',
    ],
  },
} as const satisfies Record<string, MailKind>
