import type { LegalVersionText } from './legal-version'

export const CONTRACT_CHANGES: LegalVersionText = {
  kind: 'contract_changes',
  version: '2026-11',
  day: '2026-11-24',
  summary:
    'Si nous changeons le prix ou l’essentiel de ton voyage : ce qui nous y autorise, comment tu réponds, et ce que vaut une absence de réponse.',
  change_terms: { fuel_percent: 8, taxes_percent: 4, currency_percent: 0, answer_days: 7, silence: 'terminate' },
  body: [
    { heading: 'Le prix, et lui seul' },
    'Une fois ton contrat conclu, le prix ne change que si le coût du carburant, une taxe ou une redevance, ou un taux de change varie : article L. 211-12 du code du tourisme. Rien d’autre ne le fait monter.',
    {
      list: [
        'Le carburant et l’énergie du transport comptent pour 8 % du prix de ton contrat.',
        'Les taxes et redevances comptent pour 4 %.',
        'Aucune part ne dépend d’une monnaie étrangère.',
      ],
    },
    '**La formule.** Le prix révisé est le prix par personne de ton contrat, auquel s’ajoute, pour chaque cause, sa part multipliée par sa variation depuis la date du contrat : part × (valeur du jour ÷ valeur à la date du contrat − 1). Les centimes sont arrondis en ta faveur. Les options ne sont pas révisées.',
    'La formule joue **dans les deux sens** : si le coût baisse, ton prix baisse d’autant, jusqu’au départ, et nous te rendons la différence dans les quatorze jours si tu as déjà tout réglé.',
    'Une hausse t’est dite par écrit, avec ses chiffres et sa justification, **vingt jours au plus tard avant le départ**. Au-delà de 8 % du prix, tu n’es pas tenu de l’accepter : tu nous réponds comme ci-dessous, et rien ne change avant ta réponse.',
    { heading: 'L’essentiel du voyage' },
    'Si un événement nous oblige à modifier un élément essentiel (les dates, le lieu de séjour, le programme, le guide quand il est la raison du voyage), nous te l’écrivons sans tarder : ce qui était prévu, ce qui le remplace, l’effet sur le prix s’il y en a un, et la date à laquelle nous attendons ta réponse : article L. 211-13 du code du tourisme.',
    { heading: 'Ta réponse' },
    {
      list: [
        'Tu acceptes : ton contrat est modifié et t’est envoyé à jour.',
        'Tu mets fin au contrat, sans frais : tout ce que tu as réglé t’est rendu, au plus tard quatorze jours après.',
        'Quand nous proposons d’autres dates, tu peux en choisir une, au prix affiché. Ce que tu as réglé suit.',
      ],
    },
    'Tu réponds sur la page du lien reçu ou depuis ton espace, une seule fois. Rien n’est choisi à ta place. Tu as au moins deux jours, et sept jours sauf si le message dit une autre date.',
    '**Sans réponse à la date dite, le contrat prend fin et tout ce que tu as réglé t’est rendu.** Nous te le rappelons deux jours avant. Tu peux toujours appeler le {téléphone} ou écrire à {e-mail}.',
  ],
}
