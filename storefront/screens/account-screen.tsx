import { AccountDetails } from '@/storefront/features/account/components/account-details'
import { TownBox } from '@/storefront/features/own-town/components/town-box'
import { Protected } from '@/storefront/features/protected/components/protected'

export const AccountScreen = () => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Mon compte</h1>
    </div>
    <Protected loadingText="Chargement de ton compte…">
      <AccountDetails town={<TownBox />} />
    </Protected>
  </main>
)
