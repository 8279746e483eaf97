'use client'

import { ErrorScreen } from '@/storefront/screens/error-screen'
import '@/storefront/styles/site.css'

/** Stands in for the whole document when the layout itself fails. */
const GlobalError = ({ reset }: { error: Error; reset: () => void }) => (
  <html lang="fr">
    <body>
      <title>Erreur · Lagopède</title>
      <ErrorScreen onRetry={reset} />
    </body>
  </html>
)

export default GlobalError
