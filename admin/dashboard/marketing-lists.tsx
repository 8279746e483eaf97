import { Link } from '@payloadcms/ui'
import type { MarketingFigures } from '@/contract/marketing'
import { isOwnReferrer } from '@/domain/audience/noted-referrer'
import { formatNumber } from '@/domain/text/price'
import { CAMPAIGNS_PATH } from '../campaigns/campaigns-path'
import { AgencyTable } from './agency-table'

type MarketingListsProps = Pick<MarketingFigures, 'trips' | 'articles' | 'campaigns' | 'searches' | 'missing'>

const SEARCHED = { catalogue: 'Catalogue', site: 'Tout le site' }

/** What is seen most, and what visitors look for without finding it. */
export const MarketingLists = ({ trips, articles, campaigns, searches, missing }: MarketingListsProps) => (
  <div className="agency__pairs">
    <SeenTable title="Aventures les plus vues" rows={trips} empty="Aucune aventure vue sur cette période." />
    <SeenTable title="Articles les plus vus" rows={articles} empty="Aucun article vu sur cette période." />
    <CampaignsTable campaigns={campaigns} />
    <section>
      <h2 className="agency__subtitle">Recherches sans résultat</h2>
      {searches.length === 0 ? (
        <p className="agency__empty">Aucune recherche sans résultat sur cette période.</p>
      ) : (
        <AgencyTable
          rows={searches}
          keyOf={({ where, words }) => `${where} ${words}`}
          columns={[
            { label: 'Mots cherchés', show: ({ words }) => words },
            { label: 'Où', show: ({ where }) => SEARCHED[where] },
            { label: 'Fois', show: ({ times }) => formatNumber(times) },
          ]}
        />
      )}
    </section>
    <section>
      <h2 className="agency__subtitle">Adresses introuvables</h2>
      {missing.length === 0 ? (
        <p className="agency__empty">Aucune adresse introuvable sur cette période.</p>
      ) : (
        <AgencyTable
          rows={missing}
          keyOf={({ path, referrer }) => `${path} ${String(referrer)}`}
          columns={[
            { label: 'Adresse demandée', show: ({ path }) => path },
            { label: 'Page qui y mène', show: ({ referrer }) => referrerWords(referrer) },
            { label: 'Fois', show: ({ times }) => formatNumber(times) },
          ]}
        />
      )}
    </section>
  </div>
)

const referrerWords = (referrer: string | null): string => {
  if (referrer === null) return 'Inconnue'
  return isOwnReferrer(referrer) ? `${referrer} (lien à corriger)` : referrer
}

type SeenTableProps = { title: string; rows: MarketingFigures['trips']; empty: string }

const SeenTable = ({ title, rows, empty }: SeenTableProps) => (
  <section>
    <h2 className="agency__subtitle">{title}</h2>
    {rows.length === 0 ? (
      <p className="agency__empty">{empty}</p>
    ) : (
      <AgencyTable
        rows={rows}
        keyOf={({ path }) => path}
        columns={[
          {
            label: 'Page',
            show: ({ path, title: name }) => (
              <a href={path} target="_blank" rel="noreferrer">
                {name}
              </a>
            ),
          },
          { label: 'Vues', show: ({ views }) => formatNumber(views) },
        ]}
      />
    )}
  </section>
)

const CampaignsTable = ({ campaigns }: Pick<MarketingFigures, 'campaigns'>) => (
  <section>
    <div className="agency__head">
      <h2 className="agency__subtitle">Campagnes en cours</h2>
      <Link href={CAMPAIGNS_PATH} className="agency__quiet">
        Toutes les campagnes
      </Link>
    </div>
    {campaigns.length === 0 ? (
      <p className="agency__empty">Aucune campagne en cours.</p>
    ) : (
      <AgencyTable
        rows={campaigns}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Campagne', show: ({ name }) => name },
          { label: 'Visiteurs', show: ({ visitors }) => formatNumber(visitors) },
          { label: 'Entrés dans la réservation', show: ({ booking }) => formatNumber(booking) },
        ]}
      />
    )}
  </section>
)
