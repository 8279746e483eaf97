import type { LegalVersionText } from './legal-version'

const COUNTER: LegalVersionText['body'] = [
  { heading: 'Notre compteur de visites' },
  'Nous comptons nous-mêmes les pages vues, sans cookie et sans que personne d’autre n’y ait part. Ce sont des totaux par jour : pages vues, étapes jusqu’à la réservation, mots cherchés sans résultat, adresses introuvables et page qui y mène, vitesse d’affichage. Ton adresse IP n’est pas gardée.',
  'Pour ne pas compter deux fois la même visite, une empreinte de ton adresse et de ton navigateur est calculée avec une clé tirée chaque jour. Clé et empreintes sont effacées le lendemain : d’un jour à l’autre, rien ne dit que c’est toi. Les totaux restent vingt-cinq mois.',
  'Ce compteur ne sert qu’à faire marcher le site et se passe de ton accord, mais tu peux t’y opposer dans « Gérer les cookies » : seule cette opposition est alors gardée, dans ton navigateur, sous le nom **audienceCount**, jusqu’à ce que tu changes d’avis. Le signal « ne pas me suivre » vaut opposition.',
]

/** Names and durations are those of `session-cookies.ts`, `browser-storage.ts` and who writes them. */
const FIRST: LegalVersionText = {
  kind: 'cookies',
  version: '2026-11',
  day: '2026-11-01',
  summary: 'Ce qui fait marcher le site est là d’office. Ce qui mesure attend ton accord.',
  body: [
    'Un cookie est un petit fichier que le site laisse dans ton navigateur. Le site garde aussi quelques notes dans le stockage du navigateur, qu’il ne transmet à personne.',
    { heading: 'Ce qui fait marcher le site' },
    {
      list: [
        '**payload-token** : ta session. Sept jours sans visite, quatre-vingt-dix au plus.',
        '**d_id** : ton numéro de compte, tant que tu es connecté(e).',
        '**device** : reconnaît un appareil que tu as déjà utilisé, pour protéger ton compte. Six mois.',
        '**social_sign_in**, **link_provider** : le temps d’une connexion par Google ou Facebook. Dix minutes.',
        '**flash**, **sign_in_popup** : un message à te montrer à la page suivante. Une minute.',
        '**newsletter_closed**, **newsletter_denials** : ne pas te redemander ce que tu as refusé. Un jour, un an.',
        'Dans le navigateur : ton choix de cookies (six mois), la fermeture d’une fenêtre ou d’un bandeau, le jour où la newsletter a été demandée (sans l’adresse), les places demandées avant de te connecter, la clé d’une commande en cours et tes réponses au test de niveau.',
        'Dans l’onglet : un favori ou un niveau à garder, demandé avant de te connecter, les nouvelles déjà lues, ce que tu es en train d’écrire. Aucune donnée de santé.',
      ],
    },
    { heading: 'D’où tu viens' },
    {
      list: [
        '**utm_source** : le nom du site ou de la campagne par lesquels tu es arrivé(e), lu dans l’adresse de la première page. Écrit si tu acceptes la mesure d’audience, effacé si tu la refuses. Un an. Il est noté sur ton compte si tu en crées un.',
        '**sign_up** : le moyen par lequel tu as créé ton compte. Dix minutes.',
      ],
    },
    { heading: 'Ce qui attend ton accord' },
    {
      list: [
        '**Mesure d’audience** : Google Tag Manager, pour savoir quelles pages servent. Les durées sont celles de ses outils, treize mois au plus.',
        '**Publicité** : le pixel de Meta, pour savoir quelles annonces ont servi. Trois mois.',
      ],
    },
    'Ta réponse vaut six mois, et la question revient plus tôt si un outil s’ajoute. Nous en gardons la preuve vingt-cinq mois : le jour, ton choix et les mots de la question, rien qui dise que c’est toi. Si ton navigateur envoie le signal « ne pas me suivre », c’est non, et la question n’est pas posée.',
    'Sans ton accord, ces outils ne sont pas chargés du tout. Refuser est aussi simple qu’accepter, et ne change rien au site.',
    { heading: 'Changer d’avis' },
    '« Gérer les cookies », en bas de chaque page, montre tes choix et les change à tout moment. Ce que tu retires s’arrête aussitôt. Ton navigateur permet aussi d’effacer tous les cookies.',
    'Polices, images et cartes viennent de ce site : les afficher ne prévient personne d’autre.',
  ],
}

const CONSENT_HEADING = FIRST.body.findIndex(
  (block) => typeof block === 'object' && 'heading' in block && block.heading === 'Ce qui attend ton accord',
)

const SECOND: LegalVersionText = {
  ...FIRST,
  version: '2026-11-23',
  day: '2026-11-23',
  summary:
    'Ce qui fait marcher le site est là d’office. Les pages vues sont comptées sans cookie. Le reste attend ton accord.',
  changes: ['Le compteur de visites du site, sans cookie, et comment s’y opposer.'],
  body: [...FIRST.body.slice(0, CONSENT_HEADING), ...COUNTER, ...FIRST.body.slice(CONSENT_HEADING)],
}

const TOWN =
  'Dans le navigateur aussi, sous le nom **ownTown** : la ville d’où tu pars, si tu la dis. Elle sert à compter tes trajets, jusqu’à ce que tu l’oublies d’un bouton ou te déconnectes. Le site en reçoit le code le temps d’un calcul.'

const withTown = (list: readonly string[]): string[] =>
  list.flatMap((line) => (line.startsWith('Dans l’onglet') ? [TOWN, line] : [line]))

const THIRD: LegalVersionText = {
  ...SECOND,
  version: '2026-11-25',
  day: '2026-11-25',
  changes: ['La ville d’où tu pars, gardée dans ton navigateur si tu la dis.'],
  body: SECOND.body.map((block) =>
    typeof block === 'object' && 'list' in block ? { ...block, list: withTown(block.list) } : block,
  ),
}

const CAMPAIGNS =
  'Si tu arrives par un lien d’une de nos campagnes, ce que tu vois le même jour compte aussi pour elle : combien de visiteurs elle amène, et jusqu’à quelle étape. Le lendemain, plus rien ne dit par quel lien tu es venu(e).'

const withCampaigns = (block: LegalVersionText['body'][number]): LegalVersionText['body'] =>
  typeof block === 'string' && block.startsWith('Ce compteur ne sert')
    ? [
        CAMPAIGNS,
        block.replace('à faire marcher le site et', 'à faire marcher le site, à savoir quels liens y mènent, et'),
      ]
    : [block]

/** The texts on cookies, the oldest first. */
export const COOKIES_TEXTS: LegalVersionText[] = [
  FIRST,
  SECOND,
  THIRD,
  {
    ...THIRD,
    version: '2026-11-29',
    day: '2026-11-29',
    changes: ['Les visites qui viennent de nos campagnes sont comptées, sans cookie.'],
    body: THIRD.body.map(withCampaigns).flat(),
  },
]
