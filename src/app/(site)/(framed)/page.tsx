import type { Metadata } from 'next'
import { loadHome } from '@/server/compose/pages/load-home'
import { HomeScreen } from '@/storefront/screens/home-screen'

export const metadata: Metadata = {
  alternates: { canonical: '/' },
  openGraph: { url: '/', siteName: 'Lagopède', locale: 'fr_FR', type: 'website', images: '/brand/open-graph.jpg' },
}

const HomePage = async () => <HomeScreen {...await loadHome()} />

export default HomePage
