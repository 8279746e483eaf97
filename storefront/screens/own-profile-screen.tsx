import { OwnProfile } from '@/storefront/features/own-profile/components/own-profile'

export const OwnProfileScreen = ({ token }: { token: string }) => (
  <main className="wrap dash-page" id="contenu" tabIndex={-1}>
    <OwnProfile token={token} />
  </main>
)
