'use client'

import { usePathname } from 'next/navigation'
import { useSession } from '@/storefront/lib/session/hook'
import { NewsletterSignup } from './newsletter-signup'

const HAS_ITS_OWN_BLOCK = /^(\/react-front)?(\/expeditions|\/recherche)?\/?$/

/** The newsletter line of the footer: not for subscribers, nor under the two pages that end with the larger block. */
export const FooterNewsletter = () => {
  const path = usePathname()
  const { user } = useSession()
  if (HAS_ITS_OWN_BLOCK.test(path) || user?.newsletter) return null
  return (
    <section className="ftr__news" aria-labelledby="titre-newsletter-pied">
      <div>
        <h2 id="titre-newsletter-pied">Des idées de départ, sans t’envoler</h2>
        <p>Deux fois par mois, les nouvelles dates avant tout le monde.</p>
      </div>
      <NewsletterSignup />
    </section>
  )
}
