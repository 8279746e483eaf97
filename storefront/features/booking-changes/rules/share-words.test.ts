import { expect, it } from 'vitest'
import { shareWords } from './share-words'

const share = (name: string | null, refund = 0) => ({ name, paid: 111.15, refund })
const words = (shares: ReturnType<typeof share>[], leaving: string | null = 'Hugo') =>
  shareWords({ shares, leaving })?.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['nothing where nobody shared the deposit', [], null],
  [
    'that the share of who leaves stays',
    [share('Camille'), share('Hugo')],
    'La part de Hugo (111,15 €) reste sur la réservation et baisse ce que les autres ont à régler. Rien ne repart sur les cartes : voyez entre vous ce qui est à rendre.',
  ],
  [
    'what comes back to each card',
    [share('Camille', 20), share('Hugo', 111.15)],
    'La part de Hugo (111,15 €) lui revient. Reviennent sur les cartes qui ont payé : Camille, 20 € ; Hugo, 111,15 €.',
  ],
  [
    'of nobody where two bear the name',
    [share('Hugo'), share('Hugo')],
    'Les parts de l’acompte restent sur la réservation. Rien ne repart sur les cartes : voyez entre vous ce qui est à rendre.',
  ],
])('says %s', (_what, shares, expected) => {
  expect(words(shares) ?? null).toBe(expected)
})
