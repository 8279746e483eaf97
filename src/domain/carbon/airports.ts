import type { Point } from './distance'

/** The airports that people of mainland France and Corsica fly from. */
export const AIRPORTS: ReadonlyArray<Point & { name: string }> = [
  { name: 'Paris-Charles-de-Gaulle', lat: 49.0097, lon: 2.5479 },
  { name: 'Paris-Orly', lat: 48.7262, lon: 2.3652 },
  { name: 'Lyon-Saint-Exupéry', lat: 45.7256, lon: 5.0811 },
  { name: 'Nice-Côte d’Azur', lat: 43.6584, lon: 7.2159 },
  { name: 'Marseille-Provence', lat: 43.4393, lon: 5.2214 },
  { name: 'Toulouse-Blagnac', lat: 43.6293, lon: 1.3638 },
  { name: 'Bordeaux-Mérignac', lat: 44.8283, lon: -0.7156 },
  { name: 'Nantes-Atlantique', lat: 47.1532, lon: -1.6107 },
  { name: 'Bâle-Mulhouse', lat: 47.59, lon: 7.5292 },
  { name: 'Strasbourg-Entzheim', lat: 48.5383, lon: 7.6282 },
  { name: 'Lille-Lesquin', lat: 50.5619, lon: 3.0894 },
  { name: 'Montpellier-Méditerranée', lat: 43.5762, lon: 3.963 },
  { name: 'Biarritz-Pays Basque', lat: 43.4684, lon: -1.5231 },
  { name: 'Brest-Bretagne', lat: 48.4479, lon: -4.4185 },
  { name: 'Rennes-Bretagne', lat: 48.0695, lon: -1.7348 },
  { name: 'Ajaccio-Napoléon-Bonaparte', lat: 41.9236, lon: 8.8029 },
  { name: 'Bastia-Poretta', lat: 42.5527, lon: 9.4837 },
]
