import type { LegalIdentity } from '@/contract/legal'
import type { SiteSettings } from '@/contract/site'
import { CollaborationWays } from '@/storefront/features/collaborations/components/collaboration-ways'
import { Companies } from '@/storefront/features/collaborations/components/companies'
import { Partners } from '@/storefront/features/collaborations/components/partners'
import { Press } from '@/storefront/features/collaborations/components/press'
import { ContactSection } from '@/storefront/features/contact/components/contact-section'

type CollaborationsScreenProps = { settings: SiteSettings; identity: LegalIdentity | null }

export const CollaborationsScreen = ({ settings, identity }: CollaborationsScreenProps) => (
  <main className="collab-screen" id="contenu" tabIndex={-1}>
    <div className="wrap page-head">
      <h1>Faisons route ensemble</h1>
      <p className="lead">
        Un refuge à remplir, une équipe à faire respirer, un article à écrire&nbsp;: voici à qui parler, et ce que l’on
        propose.
      </p>
    </div>
    <CollaborationWays />
    <Partners />
    <Companies seminarsUrl={settings.seminars_url} />
    <Press settings={settings} email={identity?.email ?? null} />
    <ContactSection settings={settings} office={identity?.office ?? null} />
  </main>
)
