/** What operators are asked for as the start: the town, which may have several stations; the station of one that has none of its own. */
export const boardingPlace = ({ town, station }: { town: string; station: string | null }): string =>
  station === null || isOf({ station, town }) ? town : station

/** The station in what the staff wrote of where one arrives: `Gare de Bodø, puis ferry` is Bodø. Null for a port, or nothing. */
export const stationIn = (words: string | null): string | null => {
  const [place = ''] = (words ?? '').split(/[,;(]/)
  const name = place.trim().replaceAll("'", '’')
  if (name === '' || /^(?:port|embarcadère|aéroport)(?:\s|$)/i.test(name)) return null
  const article = WITH_ARTICLE.exec(name)?.groups
  return article ? `${NAMED[article.of?.toLowerCase() ?? ''] ?? ''}${article.name ?? ''}` : name
}

/** « Lyon Part-Dieu » and « Nice-Ville » are of the town; « Saint-Martin-Belleville » is not of Saint-Martin. */
const isOf = ({ station, town }: { station: string; town: string }): boolean =>
  station === town || station.startsWith(`${town} `) || station === `${town}-Ville`

const WITH_ARTICLE = /^gare (?:centrale |sncf |tgv )?(?<of>de la |de l’|des |du |de |d’)(?<name>.+)$/i
const NAMED: Record<string, string> = { 'de la ': 'La ', 'de l’': 'L’', 'des ': 'Les ', 'du ': 'Le ' }
