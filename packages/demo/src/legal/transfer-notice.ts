import type { LegalVersionText } from './legal-version'

export const TRANSFER_NOTICE: LegalVersionText = {
  kind: 'transfer_notice',
  version: '2026-11',
  day: '2026-11-23',
  summary: 'Céder une place : jusqu’à quand, à qui, et qui répond de quoi.',
  body: [
    { heading: 'Jusqu’à quand, et à qui' },
    'Tu peux céder une place à une personne qui remplit les mêmes conditions que toi, tant que le voyage n’a produit aucun effet : articles L. 211-11 et R. 211-7 du code du tourisme. Tu nous préviens au plus tard sept jours avant le départ, en ligne ou par tout moyen qui en laisse un accusé de réception. Nous n’avons pas à donner notre accord.',
    { heading: 'Ce que la cession coûte' },
    'Les seuls frais sont ceux que la cession nous coûte vraiment. Ils te sont dits avant que tu confirmes, avec leur détail sur demande.',
    { heading: 'Qui répond de quoi' },
    'Qui cède et qui reçoit sont tenus ensemble, envers nous, du solde du prix et des frais de la cession. Entre toi et cette personne, l’argent se règle librement.',
    { heading: 'Ce que devient le profil' },
    'Le profil de la personne qui ne part plus est effacé aussitôt. La personne qui prend la place reçoit un lien privé pour remplir le sien, et chacun un accusé de réception avec la date et l’heure. Une question : {téléphone}, {e-mail}.',
  ],
}
