import type { LegalVersionText } from './legal-version'

export const CANCELLATION_CHOICES: LegalVersionText = {
  kind: 'cancellation_choices',
  version: '2026-11',
  day: '2026-11-24',
  summary:
    'Si nous annulons un départ, tu choisis : le remboursement, une autre date ou un avoir. Sans réponse, on rembourse.',
  body: [
    { heading: 'Ton droit' },
    'Quand nous annulons un départ, tu as droit au remboursement de tout ce que tu as réglé, au plus tard quatorze jours après l’annulation. Les deux autres choix te sont proposés à côté : rien ne t’oblige à les prendre, et aucun n’est choisi à ta place. Sans réponse à la date indiquée, nous te remboursons.',
    'Si une indemnité t’est due, elle l’est dans tous les cas : elle est versée à part, quel que soit ton choix.',
    { heading: 'Le remboursement' },
    'Il revient par les moyens qui ont servi à payer, au plus tard quatorze jours après l’annulation. Ce qui avait été réglé par avoir ou par carte cadeau y retourne.',
    { heading: 'Une autre date' },
    'Tes places sont prises aussitôt sur le départ choisi, au prix affiché au moment du choix. Ce que tu as réglé suit ; s’il dépasse le nouveau prix, nous te rendons la différence dans les quatorze jours, et s’il ne suffit pas, le reste est dû aux dates de ta nouvelle réservation. Les conditions que tu avais acceptées restent les mêmes.',
    { heading: 'L’avoir' },
    {
      list: [
        'Il vaut au moins ce qui t’aurait été remboursé, et se lit sur ton compte, ligne par ligne.',
        'Il règle toute aventure de l’agence, en une ou plusieurs fois, pendant douze mois.',
        'Nous te le rappelons 60, 30 et 7 jours avant sa fin.',
        'Ce qui n’a pas servi à sa fin t’est remboursé, sans que tu aies rien à demander, dans les quatorze jours.',
        'Tu peux à tout moment préférer de l’argent : appelle le {téléphone} ou écris à {e-mail}, et ce qu’il en reste t’est remboursé.',
        'Il est couvert par notre garantie financière, comme un acompte.',
      ],
    },
  ],
}
