import type { LegalVersionText } from './legal-version'

export const PARENTAL_AUTHORISATION: LegalVersionText = {
  kind: 'parental_authorisation',
  version: '2026-12',
  day: '2026-11-24',
  summary: 'Ce que signe qui confie un enfant pour une aventure sans les parents.',
  body: [
    { heading: 'L’autorisation' },
    'Je suis titulaire de l’autorité parentale, ou j’en ai reçu la charge, et j’autorise l’enfant ou les enfants nommés ci-dessus à prendre part à ce voyage sans moi, sous la responsabilité des adultes de l’agence {société}.',
    { heading: 'Les soins' },
    'En cas d’urgence, j’autorise l’encadrement à faire donner les soins qu’un médecin juge nécessaires. On me prévient aussitôt, puis, si je ne réponds pas, les personnes nommées ci-dessus.',
    { heading: 'L’arrivée et le retour' },
    'J’accompagne chaque enfant jusqu’au lieu du départ et j’y remets cette feuille, signée. Au retour, il n’est confié qu’à moi ou aux personnes nommées ci-dessus, qui montrent une pièce d’identité.',
    { heading: 'Ce qui est su de l’enfant' },
    'J’ai dit ce que le guide doit savoir de sa santé, de son régime et de ses allergies. Ces informations sont lues par le guide et l’agence, et effacées trente jours après le retour. Une question : {téléphone}, {e-mail}.',
  ],
}
