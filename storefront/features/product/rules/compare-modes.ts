/** kg CO₂e per person, there and back, null where the mode makes no sense. */
export type CarbonByMode = Record<CarbonMode, number | null>
type CarbonMode = 'train' | 'carpool' | 'plane' | 'car'

type ComparedMode = { mode: CarbonMode; name: string; kg: number; share: number }

const NAMES: Record<CarbonMode, string> = {
  train: 'Train et bus',
  carpool: 'Covoiturage à 3',
  plane: 'Avion et bus',
  car: 'Voiture, en solo',
}

const WIDEST_BAR = 75

/** The known modes from train to car; `share` is the width of the bar in percent, the heaviest leaving room for its figure. */
export const compareModes = (carbon: CarbonByMode): ComparedMode[] => {
  const heaviest = Math.max(1, ...Object.values(carbon).map((kg) => kg ?? 0))
  return (['train', 'carpool', 'plane', 'car'] as const).flatMap((mode) => {
    const kg = carbon[mode]
    return kg === null
      ? []
      : [{ mode, name: NAMES[mode], kg, share: Math.max(1, Math.round((kg / heaviest) * WIDEST_BAR)) }]
  })
}

/** How much less the train emits than driving alone; nothing when that can't be said. */
export const savingSentence = ({ train, car }: CarbonByMode): string => {
  if (!train || !car || car < train * 2) return ''
  return `En train, tu émets ${Math.round(car / train)}\u00a0fois moins que seul(e) en voiture.`
}
