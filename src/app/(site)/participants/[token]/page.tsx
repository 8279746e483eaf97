import type { Metadata } from 'next'
import { OwnProfileScreen } from '@/storefront/screens/own-profile-screen'
import '@/storefront/styles/dashboard.css'

// The address itself is the key: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'Ton profil',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type PageProps = { params: Promise<{ token: string }> }

const OwnProfilePage = async ({ params }: PageProps) => <OwnProfileScreen token={(await params).token} />

export default OwnProfilePage
