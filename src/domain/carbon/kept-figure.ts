import { figureSentence, formatKgRange, formatMinutes } from './figure-words'
import { WAY_NAMES, type WayMode } from './way'

type Range = { grams: number; low: number; high: number }

/** What a contract keeps of what a trip emits per person, in grams. */
type KeptFigure = {
  from: { name: string }
  version: string
  mode: WayMode
  minutes: number
  trip: Range
  stay: Range
}

/** The figure of a contract, line by line: its two parts, how wrong it may be, the way it counts, what it was counted with. */
export const keptFigureRows = ({ from, version, mode, minutes, trip, stay }: KeptFigure) => [
  {
    label: `Par personne, depuis ${from.name}`,
    value: figureSentence({ trip_g: trip.grams, stay_g: stay.grams }),
  },
  { label: 'Fourchette', value: formatKgRange({ low: trip.low + stay.low, high: trip.high + stay.high }) },
  { label: 'Trajet compté', value: `${WAY_NAMES[mode]}, aller-retour, ${formatMinutes(minutes)} l’aller` },
  { label: 'Méthode et facteurs', value: `Version ${version}` },
]
