import type { Metadata } from 'next'
import { FavouritesScreen } from '@/storefront/screens/favourites-screen'

export const metadata: Metadata = { title: 'Mes favoris', robots: { index: false } }

const FavouritesPage = () => <FavouritesScreen />

export default FavouritesPage
