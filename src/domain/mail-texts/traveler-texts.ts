import type { MailKind } from './mail-text'

/** The initial texts of mails to travelers in another customer's booking, and of mails about profiles. */
export const TRAVELER_TEXTS = {
  participant_link: {
    name: 'Lien privé d’un profil',
    when: 'Quand un voyageur est invité à remplir son profil.',
    subject: 'Ton profil pour {nom}',
    title: 'Complète ton profil',
    preview: 'Ton profil pour {nom}, en trois minutes.',
    body: [
      '{invitation} vivre « {nom} », départ le {départ}. Ton guide a besoin de quelques informations pour préparer les repas, le matériel et ta sécurité.',
    ],
  },
  participant_reminder: {
    name: 'Profil à compléter, à qui a réservé',
    when: 'Quand le profil d’un voyageur manque encore.',
    subject: 'Un profil à compléter pour {nom}',
    title: 'Un profil à compléter',
    preview: 'Il manque quelques informations pour {nom}.',
    body: [
      'Le départ de « {nom} » approche : c’est le {départ}. Il manque encore des informations sur {voyageur} pour préparer les repas, le matériel et la sécurité du groupe.',
      'Tu peux les écrire toi-même, ou lui envoyer son lien privé.',
    ],
  },
  participant_moved: {
    name: 'Nouvelles dates, aux personnes invitées',
    when: 'Quand leur réservation passe à un autre départ.',
    subject: 'De nouvelles dates pour {nom}',
    title: 'De nouvelles dates',
    preview: '« {nom} », c’est maintenant {dates}.',
    body: [
      '« {nom} », c’est maintenant {dates}.',
      'Vérifie ton train et tes congés. Ton profil est gardé, et ton lien privé l’ouvre toujours.',
    ],
  },
  participant_confirmed: {
    name: 'Départ confirmé, aux personnes invitées',
    when: 'Quand leur départ est sûr de partir.',
    subject: '{nom} : le départ est confirmé',
    title: 'Le départ est confirmé',
    preview: '« {nom} », {dates}, aura bien lieu.',
    body: ['« {nom} », {dates}, aura bien lieu.', 'C’est le moment de prendre ton train.'],
  },
  participant_canceled: {
    name: 'Voyage annulé, aux personnes invitées',
    when: 'Quand leur réservation ou leur départ est annulé.',
    subject: '{nom} : ton voyage est annulé',
    title: 'Ce voyage n’aura pas lieu',
    preview: '« {nom} », {dates}, est annulé pour toi et ton groupe.',
    body: [
      '« {nom} », {dates}, est annulé pour toi et ton groupe.',
      'Annule ton train si tu l’as pris. {qui-a-réservé} a les détails ; ton lien privé ne sert plus.',
    ],
  },
  participant_dropped: {
    name: 'Place retirée, à la personne invitée',
    when: 'Quand sa place est annulée ou cédée.',
    subject: '{nom} : ta place est {annulée-ou-cédée}',
    title: 'Ta place est {annulée-ou-cédée}',
    preview: 'Tu ne fais plus partie du voyage « {nom} », {dates}.',
    body: [
      'Tu ne fais plus partie du voyage « {nom} », {dates}.',
      'Annule ton train si tu l’as pris. {qui-a-réservé} a les détails ; ton profil est effacé, et ton lien privé ne sert plus.',
    ],
  },
  place_received: {
    name: 'Place reçue',
    when: 'À qui reprend une place, avec le contrat.',
    subject: '{nom} : une place est à toi',
    title: 'Une place est à toi',
    preview: '{accusé-de-réception}',
    body: [
      '{accusé-de-réception}',
      '{contrat}',
      '{règle-de-cession}',
      '{texte-applicable}',
      'Complète ton profil par ton lien privé : urgence, régime, tailles. Ce n’est pas toi, ou tu n’étais au courant de rien ? Réponds à ce message.',
    ],
  },
} as const satisfies Record<string, MailKind>

/** The same for those who wait for a place. */
export const WAITLIST_TEXTS = {
  waitlist_joined: {
    name: 'Inscription sur la liste d’attente',
    when: 'À l’inscription.',
    subject: 'Tu es sur la liste d’attente',
    title: 'Tu es sur la liste',
    preview: 'On t’écrit dès que {places-qui-se-libèrent}.',
    body: [
      'Tu attends {places} pour {aventure}. On t’écrit dès que {places-qui-se-libèrent} : elles seront gardées pour toi le temps de répondre, 24 heures le plus souvent.',
      '{rang} Rien à payer, rien à promettre.',
      '{adresse-à-confirmer}',
    ],
  },
  waitlist_offer: {
    name: 'Places libérées',
    when: 'Quand des places se libèrent, gardées pour un temps.',
    subject: '{places} pour {nom}, jusqu’à {limite}',
    title: '{places-libérées}',
    preview: 'Jusqu’à {limite}.',
    body: [
      '{aventure} : {places-gardées} pour toi jusqu’à {limite}, heure de Paris.',
      '{moins-que-demandé}',
      'Si tu n’en veux plus, laisse-les à la demande suivante : ça l’aide.',
    ],
  },
  waitlist_offer_over: {
    name: 'Offre passée',
    when: 'Quand une offre reste sans réponse.',
    subject: 'Les places sont passées à la demande suivante',
    title: 'L’offre a pris fin',
    preview: 'Dis-nous si tu veux rester sur la liste.',
    body: [
      'Les places de {aventure} n’étaient gardées pour toi que jusqu’à maintenant : elles passent à la demande suivante.',
      'Tu veux toujours partir ? Dis-le, et ta demande reprend sa place en fin de liste. Sans réponse, on ne te propose plus rien.',
    ],
  },
  waitlist_closed: {
    name: 'Liste d’attente close',
    when: 'Quand un départ est resté complet.',
    subject: 'Le départ est resté complet',
    title: 'Le départ est resté complet',
    preview: 'Ta demande est effacée.',
    body: [
      'Plus aucune place ne sera proposée pour {aventure}.',
      'Ta demande est effacée de notre liste. D’autres dates sont peut-être faites pour toi.',
    ],
  },
  waitlist_removed: {
    name: 'Retrait de la liste d’attente',
    when: 'Quand l’agence retire une demande.',
    subject: 'Ta demande n’est plus sur la liste d’attente',
    title: 'Ta demande est retirée',
    preview: '{motif}',
    body: [
      'Nous avons retiré ta demande de la liste d’attente de {aventure}. Motif : {motif}',
      'D’autres dates sont peut-être faites pour toi. Une question ? Réponds à ce message.',
    ],
  },
  waitlist_canceled: {
    name: 'Départ attendu annulé',
    when: 'Quand un départ annulé avait une liste d’attente.',
    subject: 'Le départ que tu attendais est annulé',
    title: 'Ce départ n’aura pas lieu',
    preview: 'Ta demande est effacée.',
    body: [
      '{aventure} est annulé.',
      'Ta demande est effacée de notre liste. D’autres dates sont peut-être faites pour toi.',
    ],
  },
} as const satisfies Record<string, MailKind>
