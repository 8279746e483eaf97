import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { GiftCardDesk } from './gift-card-desk'
import { GIFT_ROLES } from './gift-cards-link'

/** One gift card and its ledger, at /admin/cartes-cadeaux/12. */
export const GiftCardView = (view: AdminViewServerProps) => {
  const segments: unknown = view.params?.['segments']
  const id = Number(Array.isArray(segments) ? segments.at(-1) : Number.NaN)
  return (
    <PanelView view={view} path={`/admin/cartes-cadeaux/${String(id)}`} roles={GIFT_ROLES}>
      <Gutter className="gifts">
        <SetStepNav nav={[{ label: 'Cartes cadeaux', url: '/admin/cartes-cadeaux' }, { label: 'Une carte' }]} />
        <GiftCardDesk id={id} />
      </Gutter>
    </PanelView>
  )
}
