import { Protected } from '@/storefront/features/protected/components/protected'
import { FavouritesBrowser } from './favourites-browser'

export const FavouritesScreen = () => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Mes favoris</h1>
    </div>
    <Protected loadingText="Chargement de tes favoris…">
      <FavouritesBrowser />
    </Protected>
  </main>
)
