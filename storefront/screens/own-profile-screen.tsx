import { OwnProfile } from '@/storefront/features/own-profile/components/own-profile'

export const OwnProfileScreen = () => (
  <main className="wrap dash-page" id="contenu" tabIndex={-1}>
    <OwnProfile />
  </main>
)
