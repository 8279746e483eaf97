'use client'

const page = {
  minHeight: '100vh',
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 20,
  textAlign: 'center',
  background: '#f5f8f5',
  color: '#0b2822',
  font: '17px/1.5 system-ui, sans-serif',
} as const

const button = {
  minHeight: 48,
  padding: '10px 22px',
  border: 0,
  borderRadius: 10,
  background: '#ff7a4f',
  color: '#0b2822',
  font: '600 16px/1 system-ui, sans-serif',
  cursor: 'pointer',
}

/** Stands in for the whole document when the layout itself fails. It needs no stylesheet: every page would load it twice. */
const GlobalError = ({ reset }: { error: Error; reset: () => void }) => (
  <html lang="fr">
    <body style={page}>
      <title>Erreur · Lagopède</title>
      <img src="/brand/lagopede-mark.svg" alt="" width={120} height={120} loading="lazy" />
      <h1 lang="en" style={{ margin: 0 }}>
        Unexpected Application Error!
      </h1>
      <p style={{ margin: 0 }}>
        Un caillou dans la chaussure. Une erreur inattendue nous a fait trébucher, tu peux réessayer tout de suite.
      </p>
      <button type="button" style={button} onClick={reset}>
        Réessayer
      </button>
      {/* A full load is the point: the application itself has just failed. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/" style={{ color: 'inherit' }}>
        Revenir à l’accueil
      </a>
    </body>
  </html>
)

export default GlobalError
