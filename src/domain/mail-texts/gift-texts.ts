import type { MailKind } from './mail-text'

/** The initial texts of mails about gift cards. */
export const GIFT_TEXTS = {
  gift_to_pay: {
    name: 'Carte cadeau à payer par virement',
    when: 'À la commande d’une carte par virement.',
    subject: 'Ta carte cadeau de {somme} : le virement à faire',
    title: 'Ta carte cadeau attend ton virement',
    preview: '{somme}, référence {référence}.',
    body: [
      'La carte cadeau pour {pour-qui} vaut quelque chose dès que ton virement de {somme} est là, en général sous deux jours ouvrés.',
      '{compte}',
      'Référence à indiquer : {référence}. Sans elle, on ne sait pas que c’est toi.',
      'On attend ce virement jusqu’au {limite}. Ensuite, ta commande est effacée.',
    ],
  },
  gift_bought: {
    name: 'Carte cadeau payée',
    when: 'Dès qu’une carte est payée, à qui l’offre.',
    subject: 'Ta carte cadeau de {somme} pour {pour-qui}',
    title: 'Ta carte cadeau est payée',
    preview: '{somme} pour {pour-qui}.',
    body: [
      'Nous avons reçu {somme} {moyen}, le {jour}, pour une carte cadeau. Ce message est ton reçu.',
      '{idée}',
      '{envoi}',
      '{validité-et-rétractation}',
      '{conditions}',
    ],
  },
  gift_received: {
    name: 'Carte cadeau reçue',
    when: 'Le jour choisi, à qui la carte est offerte.',
    subject: '{de-qui} t’offre un départ',
    title: '{de-qui} t’offre un départ',
    preview: 'Une carte cadeau de {somme} t’attend.',
    body: [
      '{de-qui} t’offre une carte cadeau de {somme}, pour partir à l’aventure avec Lagopède.',
      '{mot}',
      '{idée}',
      '{code-et-validité}',
    ],
  },
  gift_again: {
    name: 'Carte cadeau renvoyée',
    when: 'Quand l’agence renvoie une carte.',
    subject: 'Ta carte cadeau, {reste} à utiliser',
    title: 'Voici ta carte cadeau',
    preview: 'Il reste {reste} dessus.',
    body: [
      'Voici la carte cadeau offerte par {de-qui}. Il reste {reste} dessus.',
      '{code-et-validité} Si tu avais un autre code pour cette carte, il ne marche plus.',
    ],
  },
  gift_ends: {
    name: 'Carte cadeau qui prend fin',
    when: 'Avant la fin d’une carte qui n’est pas dépensée.',
    subject: 'Il reste {reste} sur la carte cadeau, jusqu’au {limite}',
    title: 'La carte cadeau arrive à sa fin',
    preview: '{reste} à utiliser jusqu’au {limite}.',
    body: ['Il reste {reste} sur la carte cadeau offerte par {de-qui}. Elle s’utilise jusqu’au {limite}.'],
  },
  gift_withdrawn: {
    name: 'Carte cadeau rendue ou annulée',
    when: 'Quand une carte est rendue par qui l’a achetée, ou annulée par l’agence.',
    subject: '{annonce}, {somme} te reviennent',
    title: '{titre}',
    preview: '{somme} te reviennent.',
    body: ['{déclaration}', '{ce-qui-revient}', '{déjà-dépensé}'],
  },
  gift_withdrawal_links: {
    name: 'Renoncer à une carte cadeau',
    when: 'À qui demande à renoncer à son achat.',
    subject: 'Renoncer à l’achat d’une carte cadeau',
    title: 'Renoncer au contrat',
    preview: 'Le lien de la page où renoncer au contrat.',
    body: ['{comment-renoncer}', '{achats}'],
  },
} as const satisfies Record<string, MailKind>
