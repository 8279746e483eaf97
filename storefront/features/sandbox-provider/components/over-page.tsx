import { LinkButton } from '@/storefront/ui/link-button'
import type { SandboxPage } from '../rules/sandbox-page'

const TITLES: Partial<Record<SandboxPage['state'], string>> = {
  authorised: 'Ta banque a déjà dit oui',
  captured: 'C’est déjà payé',
  released: 'Ce paiement est annulé',
  expired: 'Ce paiement a expiré',
}

/** A payment on which nothing is left to do. */
export const OverPage = ({ page }: { page: SandboxPage }) => (
  <section className="box sandbox-proof" aria-labelledby="fini-titre">
    <h1 id="fini-titre">{TITLES[page.state]}</h1>
    <p>{page.description}. Il n’y a plus rien à faire ici.</p>
    <LinkButton look="ink" size="lg" block href={page.returnUrl}>
      Revenir à la boutique
    </LinkButton>
  </section>
)
