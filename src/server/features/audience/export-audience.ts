import { AUDIENCE_STEP_LABELS } from '@/domain/audience/audience-steps'
import { PAGE_TEMPLATES } from '@/domain/audience/counted-page'
import { toCsv } from '@/domain/text/to-csv'
import { WEB_VITALS } from '@/domain/audience/web-vitals'
import { readAudience } from './read-audience'

type Asked = Parameters<typeof readAudience>[0]
type Row = Array<string | number | null>

const HEAD: Row = ['Mesure', 'Objet', 'Détail', 'Nombre', 'Valeur']

const SEARCHED = { catalogue: 'Catalogue', site: 'Tout le site' }

/** What the panel shows of a period, as a file for a spreadsheet. */
export const exportAudience = async (asked: Asked): Promise<{ filename: string; content: string }> => {
  const { from, to, days, pages, steps, orders, searches, missing, vitals } = await readAudience(asked)
  const rows: Row[] = [
    ...days.flatMap(({ day, views, visitors }) => [
      ['Pages vues', day, null, views, null],
      ['Visiteurs du jour', day, null, visitors, null],
    ]),
    ...pages.map(({ path, template, views }) => ['Pages', path, PAGE_TEMPLATES[template], views, null]),
    ...steps.map(({ step, visitors }) => ['Parcours', AUDIENCE_STEP_LABELS[step], null, visitors, null]),
    ['Parcours', 'Réservations faites sur le site', null, orders, null],
    ...searches.map(({ where, words, times }) => ['Recherches sans résultat', words, SEARCHED[where], times, null]),
    ...missing.map(({ path, referrer, times }) => ['Adresses introuvables', path, referrer, times, null]),
    ...vitals.map(({ template, vital, p75, times }) => [
      `${WEB_VITALS[vital].label}, 3e quartile`,
      PAGE_TEMPLATES[template],
      vital === 'cls' ? 'millièmes' : 'millisecondes',
      times,
      p75,
    ]),
  ]
  return { filename: `frequentation-${from}-${to}.csv`, content: toCsv([HEAD, ...rows]) }
}
