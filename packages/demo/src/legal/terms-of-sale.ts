import type { TextBlock } from '../rich-text'
import type { LegalVersionText } from './legal-version'

const FRAME: TextBlock[] = [
  { heading: 'Ce que ces conditions encadrent' },
  'Elles s’appliquent à toute aventure réservée sur ce site ou par téléphone. Chaque aventure est un forfait touristique au sens de l’article L. 211-2 du code du tourisme. Les articles [R. 211-3 à R. 211-11 de ce code](https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074073) en font partie et l’emportent sur toute phrase d’ici qui te serait moins favorable.',
  'Avant de commander, tu lis la page de l’aventure, le récapitulatif de commande et la fiche d’information précontractuelle. Ils disent le programme, l’hébergement, les repas, le niveau, le prix et les conditions d’annulation, et font partie du contrat.',
]

const ORDER: TextBlock[] = [
  { heading: 'Commander' },
  'Choisir un départ retient tes places pendant la durée affichée, prolongée tant que tu remplis ta commande, deux heures au plus. La commande est passée quand tu appuies sur « Commander avec obligation de paiement », après avoir accepté ces conditions dans leur version du jour. Cette version est notée sur ta réservation et reste consultable à son adresse.',
]

const CONFIRMED_ADDRESS: TextBlock[] = [
  'Si ton adresse e-mail n’a jamais été confirmée, un lien t’est envoyé et la réservation est faite quand tu l’ouvres. Tes places t’attendent deux heures.',
]

const NO_WITHDRAWAL: TextBlock[] = [
  '**Pas de droit de rétractation.** La vente d’un voyage à une date déterminée n’ouvre pas le délai de quatorze jours : article L. 221-28, 12°, du code de la consommation. Les conditions d’annulation ci-dessous s’appliquent dès la commande.',
]

const PRICE: TextBlock[] = [
  'Après la commande, le prix ne peut changer que dans les limites de l’article L. 211-12 du code du tourisme : si le coût du transport, une taxe ou un taux de change varie, à la hausse comme à la baisse, et jamais à moins de vingt jours du départ. Au-delà de 8 % de hausse, tu peux annuler sans frais.',
]

const PRICE_BY_FORMULA: TextBlock[] = [
  'Après la commande, le prix ne peut changer que dans les limites de l’article L. 211-12 du code du tourisme : si le coût du carburant, une taxe ou un taux de change varie, à la hausse comme à la baisse, et jamais à la hausse à moins de vingt jours du départ. **La formule, les parts du prix qu’elle touche et tes droits** sont dans le texte [Modification du prix ou du voyage](/confidentialite-et-mentions-legales#modification-du-contrat), dont la version est notée sur ton contrat. Au-delà de 8 % de hausse, tu peux mettre fin au contrat sans frais.',
]

const CHANGE: TextBlock[] = [
  'Nous pouvons modifier un détail du programme. Si un élément essentiel change, nous te le disons par écrit et sans tarder : tu acceptes, ou tu annules sans frais.',
]

const CHANGE_BY_ANSWER: TextBlock[] = [
  'Nous pouvons modifier un détail du programme. Si un élément essentiel change, nous te disons par écrit et sans tarder ce qui était prévu, ce qui le remplace, l’effet sur le prix et la date de ta réponse : tu acceptes, ou tu mets fin au contrat sans frais. Ce que vaut une absence de réponse est dans le texte [Modification du prix ou du voyage](/confidentialite-et-mentions-legales#modification-du-contrat).',
]

const rest = ({ price, change }: { price: TextBlock[]; change: TextBlock[] }): TextBlock[] => [
  { heading: 'Prix et paiement' },
  'Les prix sont en euros, toutes taxes comprises, par personne. Ce qu’ils comprennent, et ce qu’ils ne comprennent pas, est écrit sur la page de l’aventure.',
  {
    list: [
      'Un acompte de 30 % est dû dans les sept jours qui suivent la commande.',
      'Le solde est dû trente jours avant le départ.',
      'À moins de trente jours du départ, la totalité est due à la commande.',
    ],
  },
  'Les dates exactes et les moyens de paiement sont montrés avant de commander, puis dans ton espace. Sans acompte à la date dite, et après rappel, les places sont remises en vente et la réservation prend fin sans frais.',
  ...price,
  { heading: 'Si tu annules' },
  'Tu peux annuler à tout moment avant le départ, depuis ton espace. Les frais dépendent du jour où tu annules : **les dates et les pourcentages qui s’appliquent à ton voyage sont ceux montrés sur ta commande et repris dans ton récapitulatif**.',
  'Tu ne paies aucun frais si des circonstances exceptionnelles et inévitables, survenues à destination ou à proximité immédiate, empêchent d’exécuter le voyage ou de s’y rendre : article L. 211-14 du code du tourisme. Le remboursement est fait dans les quatorze jours.',
  { heading: 'Céder ta place' },
  'Tu peux céder ton contrat à une personne qui remplit les mêmes conditions, âge et niveau compris, en nous prévenant au plus tard sept jours avant le départ : article L. 211-11 du code du tourisme. Qui cède et qui reçoit sont tenus ensemble du solde et des frais réels que la cession entraîne, dont nous donnons le détail.',
  { heading: 'Si nous modifions ou annulons' },
  ...change,
  'Quand un départ demande un nombre minimal de participants et qu’il n’est pas atteint, nous l’annulons en te prévenant au plus tard :',
  {
    list: [
      'vingt jours avant le départ, pour un voyage de plus de six jours ;',
      'sept jours avant, pour un voyage de deux à six jours ;',
      'quarante-huit heures avant, pour un voyage de moins de deux jours.',
    ],
  },
  'Si nous annulons, tout ce que tu as versé t’est remboursé dans les quatorze jours. Une indemnité s’y ajoute quand la loi la prévoit.',
  { heading: 'Niveau, santé et sécurité' },
  'Tu certifies que chaque participant a le niveau indiqué et qu’une assurance couvre ses secours en montagne. En cas de doute, appelle-nous avant de commander.',
  'Sur place, le guide peut modifier l’itinéraire ou y renoncer pour la sécurité du groupe, et demander à une personne qui met les autres en danger de s’arrêter. Une prestation essentielle qui ne peut être fournie est remplacée sans supplément, ou donne droit à une réduction du prix.',
  { heading: 'Notre responsabilité' },
  'Nous répondons de plein droit de la bonne exécution de tous les services du contrat, y compris de ceux de nos partenaires : article L. 211-16 du code du tourisme. Nous n’en répondons pas si le dommage vient de toi, d’un tiers étranger aux services, ou de circonstances exceptionnelles et inévitables.',
  'Signale au plus vite, à ton guide ou à nous, ce qui n’est pas conforme : c’est souvent réparable tout de suite. Si tu es en difficulté pendant le voyage, nous te venons en aide : article L. 211-17-1.',
  { heading: 'Garanties et assurances' },
  'Les fonds que tu nous confies sont garantis en cas d’insolvabilité, retour compris. Le garant et l’assureur sont nommés dans les [mentions légales](/confidentialite-et-mentions-legales#mentionslegales). L’assurance annulation est facultative ; elle n’est pas comprise dans le prix.',
  { heading: 'Réclamations et médiation' },
  'Écris-nous ou appelle-nous, de préférence dans les trente jours qui suivent le retour, avec ton numéro de réservation. Sans réponse qui te convienne sous soixante jours, tu peux saisir gratuitement le médiateur nommé dans les [mentions légales](/confidentialite-et-mentions-legales#mentionslegales) : articles L. 611-1 et suivants du code de la consommation.',
  'Le contrat est soumis au droit français. Tu peux aussi saisir le tribunal de ton domicile.',
]

const body = (order: TextBlock[], changes = { price: PRICE, change: CHANGE }): TextBlock[] => [
  ...FRAME,
  ...order,
  ...NO_WITHDRAWAL,
  ...rest(changes),
]

export const TERMS_OF_SALE: LegalVersionText[] = [
  {
    kind: 'terms_of_sale',
    version: '2026-04',
    day: '2026-04-01',
    summary: 'Ce que tu achètes, quand tu paies, et ce qui se passe si le voyage ne se fait pas.',
    body: body(ORDER),
  },
  {
    kind: 'terms_of_sale',
    version: '2026-11',
    day: '2026-11-01',
    summary: 'Ce que tu achètes, quand tu paies, et ce qui se passe si le voyage ne se fait pas.',
    changes: [
      'Commander : une adresse e-mail qui n’a jamais été confirmée l’est par un lien, et les places attendent deux heures.',
    ],
    body: body([...ORDER, ...CONFIRMED_ADDRESS]),
  },
  {
    kind: 'terms_of_sale',
    version: '2026-11-25',
    day: '2026-11-25',
    summary: 'Ce que tu achètes, quand tu paies, et ce qui se passe si le voyage ne se fait pas.',
    changes: [
      'Prix : la formule de révision est écrite, dans un texte à part dont la version est notée sur le contrat.',
      'Si nous modifions : ce que nous te disons, comment tu réponds, et ce que vaut une absence de réponse.',
    ],
    body: body([...ORDER, ...CONFIRMED_ADDRESS], { price: PRICE_BY_FORMULA, change: CHANGE_BY_ANSWER }),
  },
]
