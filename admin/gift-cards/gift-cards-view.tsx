import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { GIFT_ROLES } from './gift-cards-link'
import { GiftCardsPage } from './gift-cards-page'

const TITLE = 'Cartes cadeaux'

/** Gift cards, what the desk issues, and what is owed by them, at /admin/cartes-cadeaux. */
export const GiftCardsView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/cartes-cadeaux" roles={GIFT_ROLES}>
    <Gutter className="gifts">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Une carte cadeau ou un avoir paie un prix sans le baisser{'\u00a0'}: c’est de l’argent reçu, il s’écrit au grand
        livre. Un code entier ne se lit nulle part ici{'\u00a0'}: il part par mail à qui tient la carte.
      </p>
      <GiftCardsPage />
    </Gutter>
  </PanelView>
)
