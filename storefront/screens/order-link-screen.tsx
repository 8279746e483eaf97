import { OrderLinkForm } from '@/storefront/features/order-link/components/order-link-form'

export const OrderLinkScreen = () => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Confirme ta commande</h1>
      <p className="lead page-head__lead">
        Une pression enregistre la réservation que dit le message, avec obligation de paiement, et confirme que cette
        adresse est la tienne.
      </p>
    </div>
    <OrderLinkForm />
  </main>
)
