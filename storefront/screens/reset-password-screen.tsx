import { NewPasswordForm } from '@/storefront/features/account/components/new-password-form'

export const ResetPasswordScreen = () => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Nouveau mot de passe</h1>
      <p className="lead page-head__lead">Une fois choisi, il ferme les sessions ouvertes sur tes autres appareils.</p>
    </div>
    <NewPasswordForm />
  </main>
)
