import type { LegalVersionText } from './legal-version'

/** Its durations are those of `docs/security/data.md`. */
const FIRST: LegalVersionText = {
  kind: 'privacy',
  version: '2026-11',
  day: '2026-11-01',
  summary: 'On garde ce qu’il faut pour te faire partir en sécurité, pas plus, et jamais pour le revendre.',
  body: [
    'Le responsable de ces traitements est la société nommée dans les [mentions légales](/confidentialite-et-mentions-legales#mentionslegales).',
    { heading: 'Ce qu’on collecte, et pourquoi' },
    {
      list: [
        '**Ton compte** (nom, e-mail, téléphone, portrait, origine de ta visite si elle est connue) : te reconnaître et gérer tes réservations. Fondement : le contrat.',
        '**Tes réservations et tes règlements** : exécuter le voyage et tenir nos comptes. Fondements : le contrat et la loi.',
        '**Les voyageurs** (identité, date de naissance, coordonnées, tailles, niveau) : préparer le départ. Fondement : le contrat.',
        '**Le régime et les allergies** : préparer les repas sans danger. Fondement : ton accord, que tu donnes en remplissant la case et reprends en la vidant.',
        '**La personne à prévenir** : les secours. Fondement : l’intérêt vital de qui voyage.',
        '**Tes favoris et leurs nouvelles** : te dire quand une date ouvre, si tu le demandes. Fondement : ton accord.',
        '**La lettre d’information** : te l’envoyer. Fondement : ton accord, repris d’un lien dans chaque lettre.',
        '**Tes questions, réponses et avis** : les montrer sur le site. Fondement : le contrat qui nous lie à toi, dans les conditions d’utilisation.',
        '**Le numéro où te rappeler** : t’appeler à l’heure que tu choisis. Fondement : ta demande.',
        '**Les sessions et journaux techniques** : protéger ton compte et le site. Fondement : notre intérêt légitime à le garder sûr.',
        '**La mesure d’audience et la publicité** : seulement si tu l’acceptes. Fondement : ton accord.',
      ],
    },
    'Les champs sans lesquels une réservation est impossible sont signalés. Nous ne prenons aucune décision automatisée à ton sujet.',
    { heading: 'Combien de temps' },
    {
      list: [
        'Ton compte, tes favoris et tes sessions connues : jusqu’à ce que tu supprimes ton compte.',
        'Une session ouverte : sept jours sans visite, quatre-vingt-dix jours au plus.',
        'Ce qui ne sert qu’au voyage (santé, personne à prévenir, naissance, tailles, coordonnées des voyageurs) : effacé trente jours après le retour ou l’annulation.',
        'Un panier : soixante jours ; ce que tu y as écrit des voyageurs : trente jours.',
        'Les réservations, les règlements et le nom des voyageurs : dix ans, comme les pièces comptables.',
        'Qui, chez nous, a lu les données des voyageurs : un an. Qui a changé un départ, une réservation ou un règlement : dix ans.',
        'Un numéro à rappeler : trente jours après l’heure choisie.',
        'Une question ou un avis publié : tant que l’aventure est proposée, signé « Ancien membre » si tu supprimes ton compte, effacé si tu le demandes.',
        'Les sauvegardes chiffrées : trente jours.',
      ],
    },
    { heading: 'Qui les voit' },
    'L’équipe, selon son rôle. Le guide de ton départ, et lui seul, de soixante jours avant à sept jours après, pour les données des voyageurs ; chaque lecture par l’agence est notée. Nos sous-traitants : l’hébergeur nommé dans les mentions légales et le service qui achemine nos e-mails. Les partenaires d’un voyage reçoivent ce qu’il leur faut pour t’accueillir.',
    'Si tu te connectes avec Google ou Facebook, ils apprennent que tu le fais, et nous donnent ton nom, ton adresse et ton portrait. Si tu acceptes la mesure d’audience ou la publicité, leurs outils reçoivent ce que disent les [cookies](/confidentialite-et-mentions-legales#cookies). Ces sociétés peuvent traiter des données hors de l’Union européenne, sous les garanties du règlement.',
    'Personne d’autre : nous ne vendons ni ne louons aucune donnée.',
    { heading: 'Tes droits' },
    'Tu peux consulter, corriger, emporter et effacer tes données, t’opposer à leur traitement, le limiter, et reprendre un accord. Le plus simple est [ton compte](/my-account), sans justification. Pour le reste, écris à l’adresse des [mentions légales](/confidentialite-et-mentions-legales#mentionslegales) : nous répondons dans le mois.',
    'Tu peux nous dire ce que deviendront tes données après ta mort. Si notre réponse ne te convient pas, tu peux saisir la [CNIL](https://www.cnil.fr/fr/plaintes).',
    'Si nous te demandons ton téléphone, sache que tu peux t’inscrire gratuitement sur [Bloctel](https://www.bloctel.gouv.fr/), la liste d’opposition au démarchage.',
  ],
}

const CONSENTED = '**La mesure d’audience et la publicité** : seulement si tu l’acceptes. Fondement : ton accord.'
const COUNTED =
  '**Notre compteur de visites** : savoir quelles pages servent et réparer celles qui manquent, sans cookie, par des totaux qui ne désignent personne. Fondement : notre intérêt légitime ; tu peux t’y opposer, comme le disent les [cookies](/confidentialite-et-mentions-legales#cookies).'
const KEPT =
  'Les empreintes du compteur de visites et la clé qui les fait : effacées le lendemain. Ses totaux, qui ne désignent personne : vingt-cinq mois.'

const withCounter = (list: readonly string[]): string[] =>
  list.flatMap((line) => {
    if (line === CONSENTED) return [COUNTED, line.replace('mesure d’audience', 'mesure d’audience par Google')]
    return line.startsWith('Les sauvegardes') ? [KEPT, line] : [line]
  })

const withLists = (
  version: LegalVersionText,
  change: (list: readonly string[]) => string[],
): LegalVersionText['body'] =>
  version.body.map((block) =>
    typeof block === 'object' && 'list' in block ? { ...block, list: change(block.list) } : block,
  )

const SECOND: LegalVersionText = {
  ...FIRST,
  version: '2026-11-23',
  day: '2026-11-23',
  changes: ['Le compteur de visites du site, sans cookie : ce qu’il garde, et jusqu’à quand.'],
  body: withLists(FIRST, withCounter),
}

const TOWN =
  '**La ville d’où tu pars**, si tu l’enregistres dans ton compte : compter tes trajets sur tous tes appareils. Fondement : ton accord, repris d’un bouton.'

const withTown = (list: readonly string[]): string[] =>
  list.flatMap((line) => {
    if (line.startsWith('**Tes favoris')) return [TOWN, line]
    return [line.replace(/^Ton compte, tes favoris/, 'Ton compte, ta ville, tes favoris')]
  })

const GUARDIAN =
  '**Qui répond d’enfants partis sans leurs parents** : le responsable légal, deux personnes à prévenir, celles qui peuvent venir les chercher (nom et téléphone), et le jour où l’autorisation signée est revenue. Veiller sur les enfants, prévenir vite. Fondement : le contrat, et l’intérêt de l’enfant. Ces personnes ont les mêmes droits que toi : dis-le-leur.'

const withGuardian = (list: readonly string[]): string[] =>
  list.flatMap((line) => {
    if (line.startsWith('**Les voyageurs**')) return [line, GUARDIAN]
    return [line.replace('(santé, personne à prévenir,', '(santé, personnes à prévenir, responsable légal,')]
  })

const THIRD: LegalVersionText = {
  ...SECOND,
  version: '2026-11-25',
  day: '2026-11-25',
  changes: ['La ville d’où tu pars, si tu choisis de l’enregistrer.'],
  body: withLists(SECOND, withTown),
}

const FOURTH: LegalVersionText = {
  ...THIRD,
  version: '2026-11-25.2',
  changes: ['Le responsable légal d’enfants partis sans leurs parents : ce que nous gardons, et jusqu’à quand.'],
  body: withLists(THIRD, withGuardian),
}

const withCampaigns = (list: readonly string[]): string[] =>
  list.map((line) =>
    line.replace(
      'savoir quelles pages servent et',
      'savoir quelles pages servent, quels liens de nos campagnes y mènent, et',
    ),
  )

/** The texts on privacy, the oldest first. */
export const PRIVACY_TEXTS: LegalVersionText[] = [
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  {
    ...FOURTH,
    version: '2026-11-29',
    day: '2026-11-29',
    changes: ['Le compteur de visites dit aussi quels liens de nos campagnes mènent au site.'],
    body: withLists(FOURTH, withCampaigns),
  },
]
