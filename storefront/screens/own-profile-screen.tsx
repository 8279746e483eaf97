import type { TrainOperator } from '@/domain/places/train-operators'
import { OwnProfile } from '@/storefront/features/own-profile/components/own-profile'

export const OwnProfileScreen = ({ operators }: { operators: readonly TrainOperator[] }) => (
  <main className="wrap dash-page" id="contenu" tabIndex={-1}>
    <OwnProfile operators={operators} />
  </main>
)
