import { Link } from '@payloadcms/ui'
import type { Unpublished } from '@/contract/marketing'
import { formatInstant } from '@/domain/days/french-instants'
import { AgencyTable } from './agency-table'
import { PANEL_PATHS } from './panel-paths'

const KINDS = { articles: 'Article', pages: 'Page' }

/** Articles and pages that are not on the site as they are written: what is planned, then drafts. */
export const UnpublishedTexts = ({ texts }: { texts: Unpublished[] }) => (
  <section aria-labelledby="unpublished-title">
    <div className="agency__head">
      <h2 id="unpublished-title" className="agency__subtitle">
        Articles et pages en cours
      </h2>
      <Link href={PANEL_PATHS.list('articles')} className="agency__quiet">
        Tous les articles
      </Link>
    </div>
    {texts.length === 0 ? (
      <p className="agency__empty">Aucun brouillon{'\u00a0'}: tout ce qui est écrit est sur le site.</p>
    ) : (
      <AgencyTable
        rows={texts}
        keyOf={({ collection, id, state }) => `${collection} ${String(id)} ${state}`}
        columns={[
          {
            label: 'Titre',
            show: ({ collection, id, title }) => <Link href={PANEL_PATHS.document(collection, id)}>{title}</Link>,
          },
          { label: 'Type', show: ({ collection }) => KINDS[collection] },
          { label: 'État', show: stateWords },
        ]}
      />
    )}
  </section>
)

const stateWords = ({ state, at }: Unpublished): string => {
  if (state === 'draft' || at === null) return 'Brouillon'
  return `${state === 'publish' ? 'Paraît' : 'Se retire'} ${formatInstant(at)}`
}
