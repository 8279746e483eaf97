import type { LegalVersionText } from './legal-version'

export const TERMS_OF_USE: LegalVersionText = {
  kind: 'terms_of_use',
  version: '2026-11',
  day: '2026-11-01',
  summary: 'Ton compte est à toi, ce que tu écris aussi. On relit, et on dit pourquoi quand on refuse.',
  body: [
    { heading: 'Ton compte' },
    'Tu peux tout lire sans compte. Il en faut un pour garder des favoris, poser une question et réserver. Réserver demande d’avoir dix-huit ans ; les mineurs voyagent avec un adulte, quand l’aventure leur est ouverte.',
    'Donne des informations exactes et garde ton mot de passe pour toi. Si quelque chose te semble étrange, déconnecte tes appareils depuis [ton compte](/my-account). Tu peux supprimer ton compte à tout moment, depuis la même page.',
    { heading: 'Ce que tu publies' },
    'Tes questions, réponses et avis restent à toi. Tu nous autorises à les montrer sur le site, avec ton prénom, tant que l’aventure y est proposée. Tu peux demander qu’ils soient corrigés ou retirés.',
    'N’écris rien d’injurieux, de publicitaire ou d’illicite, et rien qui désigne une autre personne sans son accord.',
    { heading: 'Les avis' },
    {
      list: [
        'Un avis est demandé après le retour à la personne qui a réservé : un par réservation.',
        '« Avis vérifié » veut dire que l’avis est relié à une réservation confirmée, dont le voyage est terminé.',
        'Une personne de l’équipe relit chaque avis avant qu’il paraisse, sans le réécrire. Les bons comme les mauvais paraissent.',
        'Un avis injurieux, hors sujet ou qui nomme quelqu’un est refusé, et son auteur en reçoit la raison.',
        'Les avis sont classés du plus récent au plus ancien. Personne n’est payé ni récompensé pour en donner un.',
      ],
    },
    'Le détail est sur [la page des avis](/avis#controle).',
    { heading: 'Modération' },
    'Chaque question et chaque réponse peut être signalée. Nous examinons chaque signalement, et nous disons à l’auteur ce qui est décidé et pourquoi. Une décision te semble injuste ? Appelle-nous : une autre personne la réexamine.',
    { heading: 'Le site' },
    'Le site peut s’arrêter le temps d’une mise à jour. N’en contourne pas les protections, ne l’interroge pas en masse et n’y entre pas au nom d’un autre : nous pouvons fermer un compte qui le fait, en disant pourquoi.',
    'Ces conditions peuvent changer. La version en vigueur et les précédentes sont sur cette page, avec leur date.',
  ],
}
