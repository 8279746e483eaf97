/** The heading's id on the legal page: where the credits of data are read. */
export const DATA_SOURCES_ANCHOR = 'sources'
export const DATA_SOURCES_TITLE = 'Sources des données'

/** A source whose data the site works with, as its licence wants it named. */
export type DataCredit = { what: string; source: string; href: string; licence: string; licenceHref: string }

const LICENCE_OUVERTE = {
  licence: 'Licence Ouverte 2.0',
  licenceHref: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
}
const CC_BY = { licence: 'CC BY 4.0', licenceHref: 'https://creativecommons.org/licenses/by/4.0/deed.fr' }

/** Where the towns, stations and factors of emissions of the site come from. */
export const DATA_CREDITS: DataCredit[] = [
  {
    what: 'Facteurs d’émission',
    source: 'ADEME, Impact CO2',
    href: 'https://impactco2.fr/',
    ...LICENCE_OUVERTE,
  },
  {
    what: 'Facteurs d’émission',
    source: 'ADEME, Nos Gestes Climat',
    href: 'https://nosgestesclimat.fr/',
    licence: 'MIT',
    licenceHref: 'https://github.com/incubateur-ademe/nosgestesclimat/blob/master/LICENSE',
  },
  {
    what: 'Noms, codes postaux et populations des communes',
    source: 'Etalab, d’après l’Insee et La Poste',
    href: 'https://github.com/etalab/decoupage-administratif',
    ...LICENCE_OUVERTE,
  },
  { what: 'Position des villes', source: 'GeoNames', href: 'https://www.geonames.org/', ...CC_BY },
  {
    what: 'Gares',
    source: 'DB InfraGO',
    href: 'https://developers.deutschebahn.com/db-api-marketplace/apis/product/ris-stations',
    ...CC_BY,
  },
  {
    what: 'Gares',
    source: 'les contributeurs d’OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    licenceHref: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
]
