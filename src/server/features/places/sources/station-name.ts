/** Of stations that the railways of Germany write otherwise than their own. */
const WRITTEN: Record<string, string> = {
  'Lyon Part Dieu': 'Lyon Part-Dieu',
  'Lyon-St Exupery(TGV)': 'Lyon Saint-Exupéry TGV',
  'Aeroport Paris-Charles de Gaulle TGV': 'Aéroport Paris-Charles-de-Gaulle TGV',
  'Chalons en Champagne': 'Châlons-en-Champagne',
}

/** The name of a French station in full, without what tells it from one of another country: « St-Brieuc », « Brest (F) ». */
export const stationName = (name: string): string =>
  WRITTEN[name] ??
  name
    .replace(/\s*\(.*$/, '')
    .replace(/\bSt(e?)[- .](?=\p{L})/gu, 'Saint$1-')
    .replace(/\s+/g, ' ')
    .trim()
