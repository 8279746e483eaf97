import { Lock, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'

/** What surrounds a page of the sandbox payment provider: whose it is, and that nothing is debited there. */
export const SandboxFrame = ({ children }: { children: ReactNode }) => (
  <>
    <a className="skip" href="#contenu">
      Aller au contenu
    </a>
    <header className="sandbox-bar">
      <p className="sandbox-bar__in">
        <Icon of={Lock} />
        <span>
          <b>Maison de paiement</b>
          <small>Le prestataire de la démonstration</small>
        </span>
      </p>
    </header>
    <main className="wrap sandbox" id="contenu" tabIndex={-1}>
      <Note tone="warn" icon={TriangleAlert}>
        <b>Démonstration{'\u00a0'}: aucune carte n’est débitée.</b> N’écris jamais le numéro d’une vraie carte ici.
      </Note>
      {children}
    </main>
  </>
)
