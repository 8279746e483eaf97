import { AddressLinkForm } from '@/storefront/features/account/components/address-link-form'

export const AddressLinkScreen = () => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Confirme ton adresse</h1>
      <p className="lead page-head__lead">
        Une pression dit que le compte ouvert avec cette adresse est le tien{'\u00a0'}: tes commandes sont alors
        enregistrées aussitôt.
      </p>
    </div>
    <AddressLinkForm />
  </main>
)
