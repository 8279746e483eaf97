import type { MailKind } from './mail-text'

/** The initial texts of mails about accounts. */
export const ACCOUNT_TEXTS = {
  welcome: {
    name: 'Bienvenue',
    when: 'À la création d’un compte.',
    subject: 'Bienvenue chez Lagopède',
    title: 'Ton compte est prêt',
    preview: 'Ton compte est prêt, tes aventures aussi.',
    body: [
      'Garde tes aventures préférées, reviens à une réservation en cours, pose tes questions aux guides : tout est maintenant au même endroit.',
      '{adresse-à-confirmer}',
    ],
  },
  confirm_address: {
    name: 'Adresse à confirmer',
    when: 'Quand le lien est demandé à nouveau.',
    subject: 'Confirme ton adresse',
    title: 'Confirme ton adresse',
    preview: 'Un bouton, et nous gardons toutes tes places.',
    body: [
      'Appuie sur ce bouton pour confirmer que cette adresse est la tienne. Reviens ensuite à ta réservation : nous gardons alors toutes tes places. {validité}',
    ],
  },
  reset_password: {
    name: 'Nouveau mot de passe',
    when: 'Quand un mot de passe est oublié.',
    subject: 'Choisis un nouveau mot de passe',
    title: 'Choisis un nouveau mot de passe',
    preview: 'Ce lien sert une fois, pendant {durée}.',
    body: ['Ce lien sert une seule fois, pendant {durée}. D’ici là, ton mot de passe actuel marche toujours.'],
  },
  account_opened: {
    name: 'Compte ouvert par l’agence',
    when: 'Quand l’agence ouvre un compte à quelqu’un.',
    subject: 'Ton compte Lagopède est ouvert',
    title: 'Ton compte est ouvert',
    preview: 'Choisis ton mot de passe pour y entrer.',
    body: [
      '{ouverture}',
      'Le bouton sert une fois, pendant {durée}. Ensuite, demande un autre lien depuis le site : « Se connecter », ton adresse, puis « Mot de passe oublié ? ».',
    ],
  },
  password_changed: {
    name: 'Mot de passe changé',
    when: 'Après un changement de mot de passe.',
    subject: 'Ton mot de passe a changé',
    title: 'Ton mot de passe a changé',
    preview: 'Tes autres appareils sont déconnectés.',
    body: ['Le nouveau mot de passe est enregistré et tes autres appareils sont déconnectés.', '{si-ce-n-est-pas-toi}'],
  },
  address_changed: {
    name: 'Adresse du compte changée',
    when: 'À l’ancienne adresse et à la nouvelle, quand l’agence la change.',
    subject: 'L’adresse de ton compte a changé',
    title: 'L’adresse de ton compte a changé',
    preview: 'Tous les appareils sont déconnectés.',
    body: ['{changement}', 'Tous les appareils sont déconnectés. {si-ce-n-est-pas-toi}'],
  },
  new_provider: {
    name: 'Connexion ajoutée',
    when: 'Quand un compte s’ouvre aussi avec Google ou un autre.',
    subject: '{service} ouvre maintenant ton compte',
    title: '{service} ouvre maintenant ton compte',
    preview: 'Tu peux te connecter avec {service}.',
    body: [
      'Tu peux te connecter d’un geste avec {service}. Tes autres façons de te connecter restent.',
      '{si-ce-n-est-pas-toi}',
    ],
  },
  provider_removed: {
    name: 'Connexion retirée',
    when: 'Quand un compte ne s’ouvre plus avec Google ou un autre.',
    subject: '{service} n’ouvre plus ton compte',
    title: '{service} n’ouvre plus ton compte',
    preview: 'Tu ne peux plus te connecter avec {service}.',
    body: [
      'Quand un mot de passe est choisi par un lien, ou qu’une adresse est confirmée, nous délions par prudence ce qui était relié avant.',
      'Tu peux relier {service} depuis ton compte. Sans mot de passe, choisis-en un d’abord par « Mot de passe oublié ? ».',
      '{si-ce-n-est-pas-toi}',
    ],
  },
  sign_ins_refused: {
    name: 'Connexions refusées',
    when: 'Après trop de mots de passe faux.',
    subject: 'Des connexions à ton compte ont été refusées',
    title: 'Des connexions à ton compte ont été refusées',
    preview: 'Personne n’est entré. Voici quoi faire.',
    body: [
      'Quelqu’un a essayé {nombre} mots de passe faux pour ton compte en moins d’une heure. Personne n’est entré : pour l’instant, nous refusons les connexions par mot de passe depuis les appareils que ton compte ne connaît pas.',
      '{comment-entrer}',
      'Ton mot de passe sert-il aussi ailleurs, ou est-il facile à deviner ? Choisis-en un autre, que tu n’utilises qu’ici.',
    ],
  },
} as const satisfies Record<string, MailKind>

/** The initial texts of the newsletter, favourites, reviews, questions and the contact form. */
export const SITE_TEXTS = {
  confirm_newsletter: {
    name: 'Inscription à la newsletter',
    when: 'À qui s’inscrit, pour confirmer son adresse.',
    subject: 'Confirme ton inscription à la newsletter',
    title: 'Plus qu’un clic',
    preview: 'Un clic, et les prochaines aventures arrivent chez toi.',
    body: [
      'Confirme ton adresse pour recevoir nos nouvelles aventures, les dates qui s’ouvrent et les récits de nos guides.',
    ],
  },
  favourite_news: {
    name: 'Nouvelles des favoris',
    when: 'Une fois par jour au plus, quand des dates bougent.',
    subject: '{annonce}',
    title: '{annonce}',
    preview: 'Des dates bougent parmi les aventures que tu aimes.',
    body: ['Voici ce qui change parmi tes favoris :', '{nouvelles}'],
  },
  review_rejected: {
    name: 'Avis non publié',
    when: 'Quand un avis est refusé.',
    subject: 'Ton avis n’a pas été publié',
    title: 'Ton avis n’a pas été publié',
    preview: 'Voici pourquoi, et comment nous répondre.',
    body: [
      'Nous avons relu ton avis sur {nom} et nous ne pouvons pas le publier tel quel. En voici la raison :',
      '{raison}',
      'Une erreur de notre part ? Écris-nous, une personne de l’équipe le relira.',
    ],
  },
  new_reply: {
    name: 'Réponse à une question',
    when: 'Quand quelqu’un répond à une question posée sur une aventure.',
    subject: '{auteur} t’a répondu',
    title: '{auteur} t’a répondu',
    preview: '{auteur} : {début}',
    body: ['Tu demandais, à propos {de-l-aventure} :', '{question}', '{auteur} répond :', '{réponse}'],
  },
  contact_receipt: {
    name: 'Message de contact reçu',
    when: 'À qui nous écrit par le formulaire.',
    subject: 'Ton message {numéro} est arrivé',
    title: 'Ton message est arrivé',
    preview: 'Nous avons bien reçu ton message {numéro}',
    body: [
      'Nous avons bien reçu ton message {numéro}. Sujet : {sujet}. {aventure}',
      'Une personne de l’équipe le lit et te répond ici, sous un jour ouvré. {téléphone}',
    ],
  },
} as const satisfies Record<string, MailKind>
