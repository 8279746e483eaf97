import Link from 'next/link'
import { contactPath } from '@/domain/contact/contact'
import { legalPath } from '@/domain/legal/legal-documents'
import { WithdrawalForm } from '@/storefront/features/gift-cards/components/withdrawal-form'

type WithdrawalScreenProps = { phone: string; phoneE164: string }

/** « Renoncer au contrat »: how one withdraws from what was bought at a distance. */
export const WithdrawalScreen = ({ phone, phoneE164 }: WithdrawalScreenProps) => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Renoncer au contrat</h1>
      <p className="lead page-head__lead">
        Tu as quatorze jours pour renoncer à l’achat d’une carte cadeau, sans motif. Ce qui n’est pas dépensé te revient
        par le moyen qui l’a payée, sous quatorze jours au plus.
      </p>
    </div>
    <div className="stack stack--loose">
      <section className="box giftcode" aria-labelledby="carte-cadeau">
        <h2 id="carte-cadeau">Une carte cadeau</h2>
        <p className="soft">
          On t’envoie le lien de la page de ton achat. Tu y choisis « Renoncer au contrat ici », puis « Confirmer la
          rétractation », et un accusé de réception t’arrive avec le jour et l’heure.
        </p>
        <WithdrawalForm />
        <p className="small soft">
          Tu as encore le message de ton achat{'\u00a0'}? Son bouton ouvre la même page. Tu n’as plus accès à cette
          adresse
          {'\u00a0'}:{' '}
          <a className="link" href={contactPath()}>
            écris-nous
          </a>{' '}
          ou appelle le{' '}
          <a className="link" href={`tel:${phoneE164}`}>
            {phone}
          </a>
          . Les règles sont dans les{' '}
          <a className="link" href={legalPath('gift_card_terms')}>
            conditions des cartes cadeaux
          </a>
          .
        </p>
      </section>
      <section className="box giftcode" aria-labelledby="voyage">
        <h2 id="voyage">Un voyage</h2>
        <p className="soft">
          Un voyage à date fixe n’ouvre pas de droit de rétractation{'\u00a0'}: ce sont les{' '}
          <a className="link" href={legalPath('terms_of_sale')}>
            conditions d’annulation
          </a>{' '}
          qui s’appliquent. Tu peux l’annuler, le céder ou changer de date depuis{' '}
          <Link className="link" href="/my-expeditions" prefetch={false}>
            ta réservation
          </Link>
          .
        </p>
      </section>
    </div>
  </main>
)
