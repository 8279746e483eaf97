import type { LegalVersionText } from './legal-version'

const FIRST: LegalVersionText = {
  kind: 'gift_card_terms',
  version: '2026-11-25',
  day: '2026-11-25',
  summary: 'Ce que vaut une carte cadeau, jusqu’à quand, et comment y renoncer.',
  body: [
    { heading: 'Ce qu’est la carte' },
    'Une carte cadeau vaut la somme payée, de 30 € à 3 000 €. Elle règle tout ou partie d’une aventure vendue par {société}, en une ou plusieurs fois. Ce qui n’est pas dépensé reste dessus. Elle ne s’échange pas contre de l’argent en dehors de ce qui suit.',
    { heading: 'Quand elle vaut quelque chose' },
    'La carte est active dès que son prix est payé. Elle part par mail le jour choisi, à 7 h du matin à Paris, ou s’imprime aussitôt. Qui a le code peut s’en servir : garde-le comme un billet.',
    { heading: 'Jusqu’à quand' },
    'Elle s’utilise pendant vingt-quatre mois à partir du jour où elle est donnée ; la date est écrite dessus. Trois mois avant, on écrit à la personne qui l’a reçue. Si un voyage payé avec elle est annulé, sa part y retourne, et la carte vaut alors douze mois au moins.',
    { heading: 'Se rétracter' },
    'Achetée à distance, la carte peut être rendue pendant quatorze jours, sans motif, depuis la page privée de l’achat ou par {e-mail}. Ce qui n’est pas dépensé est rendu sur la carte bancaire qui l’a payée, sous quatorze jours au plus. Ce qui est dépensé ne l’est pas. Le voyage réglé avec la carte suit ses propres conditions d’annulation.',
    { heading: 'En cas de perte' },
    'Écris-nous à {e-mail} ou appelle le {téléphone} : on peut arrêter la carte et reporter ce qu’elle vaut sur une autre.',
  ],
}

/** By which means a card is paid, and what was paid goes back: the rest is the text of before. */
const BY_TRANSFER: Record<string, string> = {
  'La carte est active dès que son prix est payé.':
    'La carte est active dès que son prix est payé : aussitôt par carte bancaire, quand le virement est sur notre compte sinon. On attend un virement trente jours, puis la commande est effacée.',
  'Ce qui n’est pas dépensé est rendu sur la carte bancaire qui l’a payée, sous quatorze jours au plus.':
    'Ce qui n’est pas dépensé est rendu par le moyen qui l’a payée, sur la carte bancaire ou par virement, sous quatorze jours au plus.',
}

const reworded = (text: string): string =>
  Object.entries(BY_TRANSFER).reduce((words, [before, after]) => words.replace(before, after), text)

const SECOND: LegalVersionText = {
  ...FIRST,
  version: '2026-11-25.2',
  changes: ['Une carte se paie aussi par virement : elle est active quand il est reçu, et il revient par virement.'],
  body: FIRST.body.map((block) => (typeof block === 'string' ? reworded(block) : block)),
}

/** Where one withdraws, as article L. 221-21 of the code de la consommation asks since 19 June 2026. */
const WHERE_TO_WITHDRAW =
  'Pour te rétracter, choisis « Renoncer au contrat ici », au pied de chaque page du site, dans ton compte ou sur la page privée de l’achat, puis « Confirmer la rétractation ». Un accusé de réception t’arrive aussitôt par mail, avec ta déclaration, son jour et son heure. Tu peux aussi nous écrire à {e-mail}.'

export const GIFT_CARD_TERMS: LegalVersionText[] = [
  FIRST,
  SECOND,
  {
    ...SECOND,
    version: '2026-11-29',
    day: '2026-11-29',
    changes: ['Où renoncer au contrat sur le site, et l’accusé de réception.'],
    body: SECOND.body.flatMap((block) =>
      typeof block === 'string' && block.startsWith('Achetée à distance') ? [block, WHERE_TO_WITHDRAW] : [block],
    ),
  },
]
