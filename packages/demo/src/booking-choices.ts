import type { SizeKind } from '@/domain/travelers/participant-sizes'
import type { CatalogueExpedition } from './catalogue/catalogue-expedition'

/** The gear that is lent, by activity, and what has to be known to lend it. */
const SIZES: ReadonlyArray<[activities: string[], sizes: SizeKind[]]> = [
  [
    ['Ski de randonnée', 'Ski nordique', 'Ski de fond', 'Splitboard', 'Kite ski', 'Biathlon'],
    ['height_cm', 'weight_kg', 'shoe_eu'],
  ],
  [
    ['Raquettes à neige', 'Chiens de traîneau', 'Luge'],
    ['shoe_eu', 'clothing'],
  ],
  [
    ['Alpinisme', 'Cascade de glace', 'Escalade', 'Via ferrata', 'Accrobranche'],
    ['shoe_eu', 'head_cm'],
  ],
  [
    ['Kayak de mer', 'Canoë-Kayak', 'Packraft', 'Rafting', 'Voile', 'Paddle'],
    ['height_cm', 'weight_kg'],
  ],
  [
    ['Canyoning', 'Surf', 'Wingfoil', 'Kitesurf', 'Plongée en apnée'],
    ['height_cm', 'weight_kg', 'shoe_eu'],
  ],
  [['Vélo', 'Gravel', 'VTT', 'Vélo de route'], ['height_cm']],
]

/** The sizes that a trip asks of its travelers: one that lends nothing asks none. */
export const sizesAsked = ({ activities }: Pick<CatalogueExpedition, 'activities'>): SizeKind[] => [
  ...new Set(SIZES.flatMap(([among, sizes]) => (activities.some((name) => among.includes(name)) ? sizes : []))),
]

/** What may be added to a booking. Prices in cents, a person. */
export const bookingOptions = ({ days, price, type }: Pick<CatalogueExpedition, 'days' | 'price' | 'type'>) => [
  {
    label: 'Assurance annulation',
    description: 'Remboursé en cas de maladie, d’accident ou d’imprévu professionnel.',
    price_cents: Math.max(1800, Math.round(price * 0.06) * 100),
  },
  {
    label: 'Assurance secours',
    description: 'Recherches, secours et rapatriement, en France comme à l’étranger.',
    price_cents: 300 * days,
  },
  // Children who travel without their parents sleep in no hotel alone.
  ...(days >= 5 && type !== 'kids'
    ? [
        {
          label: 'Nuit d’hôtel la veille',
          description: 'Une chambre près de la gare d’arrivée, petit déjeuner compris.',
          price_cents: 6_500,
        },
      ]
    : []),
]
