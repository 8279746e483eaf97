import { FavouritesList } from '@/storefront/features/account/components/favourites-list'
import { Protected } from '@/storefront/features/protected/components/protected'

export const FavouritesScreen = () => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Mes favoris</h1>
    </div>
    <Protected loadingText="Chargement de tes favoris…">
      <FavouritesList />
    </Protected>
  </main>
)
