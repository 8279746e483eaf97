import type { MailKind } from './mail-text'

const PROFILES = {
  subject: '{profils} à compléter avant ton départ',
  title: 'Ton groupe a besoin de toi',
  preview: 'Le départ est le {départ}.',
  body: ['Ton aventure {aventure}, commence dans {jours-avant}.', '{profils-à-compléter}'],
} as const

/** The initial texts of what leaves at its hour. */
export const REMINDER_TEXTS = {
  deposit_due_soon: {
    name: 'Acompte attendu',
    when: 'Quelques jours avant l’échéance de l’acompte.',
    subject: 'L’acompte de ta réservation {numéro} est attendu',
    title: 'Ton acompte est attendu',
    preview: 'Avant le {acompte-avant-le}.',
    body: [
      'Tes places pour {aventure}, t’attendent, et nous n’avons pas encore reçu ton acompte.',
      '{règlement}',
      'Ton virement est déjà parti ? Ne change rien : il met un ou deux jours à arriver.',
    ],
  },
  deposit_due: {
    name: 'Acompte non reçu',
    when: 'Le jour où l’acompte est dû, avant que les places repartent en vente.',
    subject: 'Sans acompte, ta réservation {numéro} sera annulée',
    title: 'Ton acompte n’est pas arrivé',
    preview: 'Tes places sont gardées encore {délai}.',
    body: [
      'Nous n’avons pas reçu l’acompte de ta réservation pour {aventure}.',
      '{règlement}',
      '{sans-acompte} Une difficulté ? Appelle-nous.',
    ],
  },
  balance_due_soon: {
    name: 'Solde dû dans une semaine',
    when: 'Sept jours avant l’échéance du solde.',
    subject: 'Le solde de ta réservation {numéro} est dû dans une semaine',
    title: 'Bientôt le solde',
    preview: 'À régler {échéance-du-solde}.',
    body: [
      'Ton départ approche : {aventure}.',
      '{reste-à-payer}',
      'Ton virement est déjà parti ? Ne change rien : il met un ou deux jours à arriver.',
    ],
  },
  balance_due: {
    name: 'Solde dû',
    when: 'Le jour de l’échéance du solde.',
    subject: 'Le solde de ta réservation {numéro} est dû aujourd’hui',
    title: 'C’est le jour du solde',
    preview: 'Pour {aventure}.',
    body: [
      'Le solde de ta réservation pour {aventure}, est dû aujourd’hui.',
      '{reste-à-payer}',
      'Ton virement est déjà parti ? Ne change rien : il met un ou deux jours à arriver.',
    ],
  },
  balance_late: {
    name: 'Solde en retard',
    when: 'Trois jours après l’échéance du solde.',
    subject: 'Nous n’avons pas reçu le solde de ta réservation {numéro}',
    title: 'Ton solde n’est pas arrivé',
    preview: 'Il était attendu {échéance-du-solde}.',
    body: [
      'Nous n’avons pas reçu le solde de ta réservation pour {aventure}.',
      '{reste-à-payer}',
      'Ton virement est déjà parti ? Ne change rien. Une difficulté ? Appelle-nous : nous cherchons une solution avec toi.',
    ],
  },
  profiles_in_30_days: {
    name: 'Profils à compléter, à 30 jours',
    when: 'Trente jours avant le départ, s’il manque quelque chose.',
    ...PROFILES,
  },
  profiles_in_7_days: {
    name: 'Profils à compléter, à 7 jours',
    when: 'Sept jours avant le départ, s’il manque quelque chose.',
    ...PROFILES,
  },
  authorisation_due: {
    name: 'Autorisation signée à renvoyer',
    when: 'Dix jours avant le départ d’enfants sans leurs parents.',
    subject: 'L’autorisation signée de ta réservation {numéro}',
    title: 'Il nous manque l’autorisation signée',
    preview: 'Le départ est le {départ}.',
    body: [
      'Pour {aventure}, les enfants partent sans leurs parents : nous n’avons pas encore reçu l’autorisation que tu signes.',
      'Imprime-la depuis ta réservation, signe-la, et renvoie-la nous en réponse à ce mail (une photo nette suffit), ou remets-la au guide au rendez-vous.',
      'Tu viens de l’envoyer ? Ne change rien.',
    ],
  },
  trip_in_7_days: {
    name: 'Préparer le départ, à qui a réservé',
    when: 'Une semaine avant le départ.',
    subject: '{nom} : prépare ton départ du {départ}',
    title: 'Ton départ approche',
    preview: '{rendez-vous}',
    body: ['Dans {jours-avant}, tu pars pour {aventure}. Voici de quoi te préparer.'],
  },
  trip_tomorrow: {
    name: 'C’est demain, à qui a réservé',
    when: 'La veille du départ.',
    subject: 'C’est demain : {nom}',
    title: 'C’est demain',
    preview: '{rendez-vous}',
    body: ['Tu pars demain pour {aventure}. Voici tout ce qu’il faut avoir sous la main.'],
  },
  invited_in_7_days: {
    name: 'Préparer le départ, aux personnes invitées',
    when: 'Une semaine avant le départ.',
    subject: '{nom} : prépare ton départ du {départ}',
    title: 'Ton départ approche',
    preview: '{rendez-vous}',
    body: ['Dans {jours-avant}, tu pars pour {aventure}. Voici de quoi te préparer.'],
  },
  invited_tomorrow: {
    name: 'C’est demain, aux personnes invitées',
    when: 'La veille du départ.',
    subject: 'C’est demain : {nom}',
    title: 'C’est demain',
    preview: '{rendez-vous}',
    body: ['Tu pars demain pour {aventure}. Voici tout ce qu’il faut avoir sous la main.'],
  },
  review_invitation: {
    name: 'Demande d’avis',
    when: 'Le lendemain du retour.',
    subject: 'C’était comment, {nom} ?',
    title: 'Alors, c’était comment ?',
    preview: 'Quelques mots suffisent, pour celles et ceux qui hésitent encore.',
    body: [
      'Te voilà de retour. Raconte « {nom} » à celles et ceux qui hésitent : ce qui t’a plu, ce qui t’a manqué, ce qu’il fallait savoir avant de partir.',
      'Ton avis est relu avant de paraître, sans jamais être réécrit. Les bons comme les mauvais sont publiés.',
    ],
  },
  unfinished_basket: {
    name: 'Réservation à terminer',
    when: 'Une fois, à qui a demandé ce rappel.',
    subject: 'Ta réservation t’attend',
    title: 'On reprend où tu t’es arrêté ?',
    preview: '{nom} : tout ce que tu as saisi est gardé.',
    body: [
      'Tu as commencé à réserver {aventure}.',
      'Ce que tu as saisi est gardé. Les places, elles, sont de nouveau en vente : reviens vite si le cœur t’en dit.',
    ],
  },
} as const satisfies Record<string, MailKind>
