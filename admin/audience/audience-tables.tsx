import type { AudienceReport } from '@/contract/audience'
import { AUDIENCE_STEP_LABELS } from '@/domain/audience/audience-steps'
import { PAGE_TEMPLATES } from '@/domain/audience/counted-page'
import { isOwnReferrer } from '@/domain/audience/noted-referrer'
import { CountTable } from './count-table'
import { DayTable } from './day-table'
import { VitalsTable } from './vitals-table'

const SEARCHED = { catalogue: 'Catalogue', site: 'Tout le site' }

/** What was counted in a period, from the visits to what went wrong. */
export const AudienceTables = ({ report }: { report: AudienceReport }) => (
  <>
    <DayTable days={report.days} />
    <CountTable
      title="De la visite à la réservation"
      heads={['Étape', 'Nombre']}
      empty="Personne sur cette période."
      rows={[
        ...report.steps.map(({ step, visitors }) => ({
          key: step,
          cells: [AUDIENCE_STEP_LABELS[step]],
          count: visitors,
        })),
        { key: 'orders', cells: ['Réservations faites sur le site'], count: report.orders },
      ]}
    >
      <p>
        Visiteurs du jour qui ont vu chaque étape, additionnés jour par jour. Les réservations sont celles de la base,
        depuis le premier jour où le compteur a vu quelqu’un et sans celles de l’agence{'\u00a0'}: elles comptent aussi
        qui s’oppose au compteur.
      </p>
    </CountTable>
    <CountTable
      title="Pages les plus vues"
      heads={['Adresse', 'Type', 'Vues']}
      empty="Aucune page vue sur cette période."
      rows={report.pages.map(({ path, template, views }) => ({
        key: path,
        cells: [path, PAGE_TEMPLATES[template]],
        count: views,
      }))}
    />
    <CountTable
      title="Recherches sans résultat"
      heads={['Mots cherchés', 'Où', 'Fois']}
      empty="Aucune recherche sans résultat sur cette période."
      rows={report.searches.map(({ where, words, times }) => ({
        key: `${where} ${words}`,
        cells: [words, SEARCHED[where]],
        count: times,
      }))}
    />
    <CountTable
      title="Adresses introuvables"
      heads={['Adresse demandée', 'Page qui y mène', 'Fois']}
      empty="Aucune adresse introuvable sur cette période."
      rows={report.missing.map(({ path, referrer, times }) => ({
        key: `${path} ${String(referrer)}`,
        cells: [
          path,
          referrer === null ? 'Inconnue' : `${referrer}${isOwnReferrer(referrer) ? ' (lien à corriger)' : ''}`,
        ],
        count: times,
      }))}
    />
    <VitalsTable vitals={report.vitals} />
  </>
)
