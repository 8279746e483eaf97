import type { ReactNode } from 'react'

const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <html lang="fr">
    <body>{children}</body>
  </html>
)

export default EmptyLayout
