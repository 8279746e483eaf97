/** What the issuer says of a person. */
export type Claims = Record<string, unknown>

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The provider's own page: who signs in, and whether it vouches for their address. */
export const issuerPage = (asked: URLSearchParams): string => `<!doctype html>
<html lang="fr">
  <meta name="viewport" content="width=device-width">
  <link rel="icon" href="data:,">
  <title>Fournisseur d’essai</title>
  <h1>Fournisseur d’essai</h1>
  <form action="/authorize">
    ${[...asked].map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`).join('')}
    <p><label>Adresse <input name="email" type="email" required></label>
    <p><label>Prénom <input name="given_name" required></label>
    <p><label><input name="email_verified" type="checkbox" checked> Adresse vérifiée</label>
    <p><button>Continuer</button>
  </form>
</html>`

/** Who filled the page in, or null before they did. The same address is the same person. */
export const personOnPage = ({ fields, issuer }: { fields: URLSearchParams; issuer: string }): Claims | null => {
  const email = fields.get('email')
  if (!email) return null
  return {
    sub: email,
    email,
    email_verified: fields.has('email_verified'),
    given_name: fields.get('given_name'),
    family_name: 'Rey',
    picture: `${issuer}/portrait.png`,
  }
}
