import { SiteLink } from '@/storefront/ui/site-link'

export const Terms = () => (
  <p className="terms">
    En cliquant, tu acceptes nos{' '}
    <SiteLink className="link" href="/confidentialite-et-mentions-legales#conditionsutilisateurs">
      conditions générales d’utilisation
    </SiteLink>
  </p>
)
