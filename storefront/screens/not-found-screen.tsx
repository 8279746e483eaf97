import { UNMEASURED } from '@/storefront/lib/tracking/tracked-marks'
import { LinkButton } from '@/storefront/ui/link-button'

export const NotFoundScreen = () => (
  <main className="full full--night on-dark" id="contenu" tabIndex={-1} {...UNMEASURED}>
    {/* Lazy, else every page would preload it along with its not-found boundary. */}
    <img className="full__picture" src="/brand/home-hero-1536.webp" alt="" width={2100} height={900} loading="lazy" />
    <div className="full__in">
      <p className="poster num full__figure" aria-hidden="true">
        404
      </p>
      <h1>Hors sentier</h1>
      <p className="lead">Cette page n’existe pas, ou le vent a effacé ses traces.</p>
      <div className="acts acts--centred">
        <LinkButton look="go" size="lg" href="/expeditions">
          Voir les aventures
        </LinkButton>
        <LinkButton look="line" size="lg" href="/">
          Revenir à l’accueil
        </LinkButton>
      </div>
    </div>
  </main>
)
