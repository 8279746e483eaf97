import type { Flora } from '../posters/flora'
import type { CatalogueExpedition } from './catalogue-expedition'

/** Regions whose trees are not those of their country. */
const REGIONS: Record<string, Flora> = {
  'Parc naturel régional de Camargue': 'pines',
  Calanques: 'pines',
  'Côtes-d’Armor': 'pines',
  Landes: 'pines',
  Lofoten: 'bare',
  Hardangervidda: 'bare',
}

const COUNTRIES: Record<string, Flora> = {
  ES: 'pines',
  GR: 'pines',
  PT: 'pines',
  FI: 'conifers',
  NO: 'conifers',
  SE: 'conifers',
  IS: 'bare',
  IE: 'bare',
  'GB-NIR': 'bare',
  'GB-SCT': 'bare',
}

/** The trees that stand where a trip goes. */
export const floraOf = ({ region, countries }: Pick<CatalogueExpedition, 'region' | 'countries'>): Flora =>
  REGIONS[region] ?? COUNTRIES[countries[0] ?? ''] ?? 'broadleaves'
