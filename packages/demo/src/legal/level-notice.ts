import type { LegalVersionText } from './legal-version'

export const LEVEL_NOTICE: LegalVersionText = {
  kind: 'level_notice',
  version: '2026-11',
  day: '2026-11-23',
  summary: 'Deux niveaux d’écart, c’est une autre aventure : voici ce que cela change pour toi, et pour le groupe.',
  body: [
    { heading: 'Ce que dit le niveau' },
    'Chaque aventure a un niveau de 0 à 5, donné par ses heures d’effort, son dénivelé, son altitude, sa technique et son passage dans le vide. Il suppose la journée la plus longue du programme, par temps ordinaire.',
    'Cet avertissement s’affiche quand le niveau annoncé pour un voyageur est de deux niveaux, ou plus, au-dessous de celui de l’aventure.',
    { heading: 'Ce que l’écart change' },
    {
      list: [
        'La fatigue vient plus tôt que chez les autres, et l’on tombe ou prend froid plus facilement quand on est fatigué.',
        'Le groupe reste ensemble : le rythme de tous suit celui de la personne la plus lente.',
        'La ou le guide peut raccourcir une étape, changer d’itinéraire, ou demander à quelqu’un de ne pas partir ou de s’arrêter, pour la sécurité de tous.',
        'Ce qui n’est pas fait pour cette raison n’est pas remboursé, pas plus que le retour anticipé qui en découle.',
      ],
    },
    { heading: 'Avant de réserver' },
    'Parles-en avec nous : {téléphone}, {e-mail}. Il existe souvent une aventure voisine plus douce, ou une façon de se préparer. Réserver malgré tout reste possible : tu dis alors que tu as lu cet avertissement, pour les voyageurs concernés, et ton contrat le garde.',
    'Cet avertissement ne retire rien aux droits que la loi te donne, ni à ce que nous te devons.',
  ],
}
