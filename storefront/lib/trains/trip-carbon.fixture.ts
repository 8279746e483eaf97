import type { ExpeditionCarbon } from '@/contract/carbon'

type Way = ExpeditionCarbon['ways'][number]

const factor = {
  ...{ key: 'train_tgv' as const, label: 'TGV', unit: 'passenger_km' as const, mg: 2930, low_mg: 2930, high_mg: 2930 },
  ...{ source: 'Impact CO2, ADEME', version: 'juillet 2026' },
}

const way = (mode: Way['mode'], name: string, [grams, low, high]: [number, number, number], minutes: number): Way => ({
  ...{ mode, name, minutes, grams, low, high, timed_from: null, read_on: null, changes: null },
  legs: [],
})

/** What a trip emits from Paris, in round figures. */
export const buildTripCarbon = (part: Partial<ExpeditionCarbon> = {}): ExpeditionCarbon => ({
  from: { code: '75056', name: 'Paris', is_default: true },
  from_station: 'Paris Gare de Lyon',
  version: '3.32',
  ways: [
    {
      ...way('train', 'Train', [6_000, 5_000, 8_000], 310),
      ...{ timed_from: 'Paris', read_on: '2026-11-20', changes: 1 },
      legs: [
        {
          ...{ label: 'Jusqu’à la gare, Paris Gare de Lyon', km: 3, factor, occupants: null },
          ...{ is_measured: false, minutes: 23, grams: 15, low: 13, high: 18 },
        },
        {
          ...{ label: 'TGV', km: 560, factor, occupants: null },
          ...{ is_measured: true, minutes: 185, grams: 1_641, low: 1_641, high: 1_641 },
        },
      ],
    },
    way('coach', 'Car', [38_000, 32_000, 46_000], 630),
    way('car_1', 'Voiture, en solo', [100_000, 80_000, 120_000], 420),
    way('plane', 'Avion', [140_000, 100_000, 200_000], 380),
  ],
  heights: {
    town: 39,
    station: { name: 'Grenoble', altitude: 212 },
    trailhead: { name: 'Corrençon-en-Vercors', altitude: 1111 },
    finish: null,
    legs_after: 0,
    keeps_paris_time: true,
  },
  stay: {
    ...{ grams: 17_000, low: 15_000, high: 20_000, per_day: 3_400 },
    lines: [
      { kind: 'night', label: 'Tente ou bivouac', quantity: 3, factor, grams: 1_500, low: 1_500, high: 1_500 },
      { kind: 'meal', label: 'Repas végétarien', quantity: 9, factor, grams: 9_000, low: 8_000, high: 10_000 },
      { kind: 'transfer', label: 'Navette', quantity: 20, factor, grams: 500, low: 400, high: 600 },
      { kind: 'guide', label: 'Ta part du guide', quantity: 60, factor: null, grams: 4_000, low: 3_500, high: 5_000 },
      { kind: 'margin', label: 'Marge', quantity: 0, factor: null, grams: 2_000, low: 1_600, high: 2_400 },
    ],
  },
  total: { grams: 23_000, low: 20_000, high: 28_000 },
  ...part,
})
