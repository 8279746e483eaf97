/** The addresses that agreed to the newsletter, as a file for the tool that sends it. */
export const ConsentExport = () => (
  <p className="consent-export">
    <a href="/api/newsletter/consented.csv" download>
      Exporter les adresses confirmées (CSV)
    </a>{' '}
    <span>
      Avec la preuve de chaque accord et un lien de désinscription. Le téléchargement est noté au journal de sécurité.
    </span>
  </p>
)
