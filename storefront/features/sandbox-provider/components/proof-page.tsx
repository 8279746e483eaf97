'use client'

import { CircleX, Smartphone } from 'lucide'
import { useRouter } from 'next/navigation'
import { formatPrice } from '@/domain/text/price'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { useSandboxTurn } from '../api/use-sandbox-turn'
import type { SandboxPage } from '../rules/sandbox-page'

/** The application of the bank, as it would ask: the person is there, and it is them. */
export const ProofPage = ({ page }: { page: SandboxPage }) => {
  const router = useRouter()
  const toCard = () => router.push(`/maison-de-paiement/${page.id}`)
  const { send, isSending, error } = useSandboxTurn({ page, onFailure: toCard })
  return (
    <section className="box sandbox-proof" aria-labelledby="preuve-titre">
      <p className="sandbox-proof__bank">
        <Icon of={Smartphone} />
        La banque de démonstration
      </p>
      <h1 id="preuve-titre">Confirme dans ton appli</h1>
      <p>
        Un paiement de <b className="num">{formatPrice(page.amountCents / 100)}</b> t’attend{'\u00a0'}:{' '}
        {page.description}.
      </p>
      <p className="soft small">
        Une vraie banque te le demanderait sur ton téléphone (3-D Secure). Ici, tu réponds à sa place.
      </p>
      <div className="sandbox-said" role="status">
        {error !== null && (
          <Note tone="danger" icon={CircleX}>
            {error}
          </Note>
        )}
      </div>
      <div className="sandbox-proof__acts">
        <Button look="go" size="lg" block aria-disabled={isSending} onClick={() => void send({ confirmed: true })}>
          Confirmer le paiement
        </Button>
        <Button look="line" size="lg" block aria-disabled={isSending} onClick={() => void send({ confirmed: false })}>
          Refuser
        </Button>
      </div>
      <a className="sandbox-back" href={page.returnUrl}>
        Revenir sans payer
      </a>
    </section>
  )
}
