import { Logo } from '../components/logo'

/** What the panel shows on a new installation: who installs it makes the first account, from the machine itself. */
export const NoAdminYet = () => (
  <main className="no-admin-yet">
    <Logo />
    <h1>Aucun compte d’administration</h1>
    <p>
      Le premier compte se crée par une commande, sur la machine du site. Elle affiche un lien pour choisir le mot de
      passe&nbsp;:
    </p>
    <pre>npm run admin:create -- --email prenom@exemple.fr</pre>
    <p>Avec Docker&nbsp;:</p>
    <pre>docker compose run --rm migrate node --import tsx scripts/admin-create.ts --email prenom@exemple.fr</pre>
    <p>Recharge ensuite cette page.</p>
  </main>
)
