import type { Expedition } from '@/payload-types'

type Carbon = Pick<Expedition, 'access' | 'stay' | 'group_min' | 'group_max'>

/** How one gets to Grenoble and on to the Vercors, and four nights there. */
export const VERCORS: Carbon = {
  group_min: 4,
  group_max: 10,
  access: {
    station_name: 'Grenoble',
    latitude: 45.1915,
    longitude: 5.7145,
    approach: [{ mode: 'bus', label: 'Grenoble – Corrençon', km: 40, minutes: 78, is_measured: true }],
    trains: [
      {
        city: 'lyon',
        minutes: 189,
        changes: 1,
        ter_km: 129,
        by_night: false,
        read_on: '2026-11-25T12:00:00.000Z',
      },
      { city: 'marseille', minutes: 327, changes: 2, by_night: false, read_on: '2026-11-25T12:00:00.000Z' },
    ],
    airport_name: null,
  },
  stay: {
    nights: [
      { kind: 'camping', count: 3 },
      { kind: 'refuge', count: 1 },
    ],
    meals: [
      { kind: 'breakfast', count: 4 },
      { kind: 'vegetarian', count: 9 },
    ],
    transfers: [{ mode: 'minibus', label: 'Navette', km: 20, occupants: 8 }],
    guide_km: 60,
  },
}

/** The GR20, beyond the sea. */
export const GR20: Carbon = {
  ...VERCORS,
  access: {
    station_name: 'Marseille Saint-Charles',
    latitude: 43.3027,
    longitude: 5.3806,
    approach: [
      { mode: 'walk', label: 'À pied au port', km: 2, minutes: null, is_measured: true },
      { mode: 'ferry', label: 'Marseille – L’Île-Rousse', km: 310, minutes: 690, is_measured: true },
      { mode: 'minibus', label: 'Navette', km: 25, minutes: 40, is_measured: false },
    ],
    trains: [],
  },
}

/** Inverness, far beyond. */
export const HIGHLANDS: Carbon = {
  ...VERCORS,
  access: {
    station_name: 'Paris Nord',
    latitude: 48.8809,
    longitude: 2.3553,
    approach: [{ mode: 'train_abroad', label: 'Paris – Inverness', km: 1400, minutes: 900, is_measured: false }],
    trains: [],
    airport_name: 'Inverness',
    airport_latitude: 57.5425,
    airport_longitude: -4.0475,
    airport_km: 15,
  },
}
