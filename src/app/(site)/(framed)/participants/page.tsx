import type { Metadata } from 'next'
import { loadTrainOperators } from '@/server/compose/pages/load-train-operators'
import { OwnProfileScreen } from '@/storefront/screens/own-profile-screen'
import '@/storefront/styles/dashboard.css'

// Whoever holds the address holds the key: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'Ton profil',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const OwnProfilePage = async () => <OwnProfileScreen operators={await loadTrainOperators()} />

export default OwnProfilePage
