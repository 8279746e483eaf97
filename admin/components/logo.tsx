/** The wordmark of the sign-in page, in its version for each theme. */
export const Logo = () => (
  <span className="brand-logo">
    <img className="brand-logo__light" src="/brand/lagopede-logo.svg" alt="Lagopède" width={255} height={64} />
    <img className="brand-logo__dark" src="/brand/lagopede-logo-inverse.svg" alt="Lagopède" width={255} height={64} />
    <span className="brand-logo__place">L’espace de l’agence</span>
  </span>
)
