import './featured.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { MEASURED_ROLES } from '../measured/measured-roles'
import { FeaturedPage } from './featured-page'
import { FEATURED_PATH } from './featured-path'

const TITLE = 'À la une'

/** The trips that are put forward, in their order, at /admin/a-la-une. */
export const FeaturedView = (view: AdminViewServerProps) => (
  <PanelView view={view} path={FEATURED_PATH} roles={MEASURED_ROLES}>
    <Gutter className="featured">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Ces aventures viennent d’abord, dans cet ordre{'\u00a0'}: au carrousel de l’accueil (les douze premières), au
        catalogue trié par recommandation, sur sa carte, et dans les blocs d’aventures des pages. Les autres suivent,
        par date de départ.
      </p>
      <FeaturedPage />
    </Gutter>
  </PanelView>
)
