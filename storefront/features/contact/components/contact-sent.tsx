import { useEffect, useRef } from 'react'
import { Button } from '@/storefront/ui/button'
import { LinkButton } from '@/storefront/ui/link-button'

export type Sent = { number: number; email: string }

/** In the place of the form once the message is there. */
export const ContactSent = ({ sent: { number, email }, onAnother }: { sent: Sent; onAnother: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="box sent" role="status">
      <img className="sent__bird" src="/brand/lagopede-mark.svg" alt="" width={96} height={96} />
      <h3 ref={title} tabIndex={-1}>
        C’est parti
      </h3>
      <p className="lead">
        Une personne de l’équipe lit ton message, et celle qui connaît le sujet te répond sous un jour ouvré.
      </p>
      <dl className="sent__d">
        <div>
          <dt>Suivi</dt>
          <dd className="num">nº&nbsp;{number}</dd>
        </div>
        <div>
          <dt>Réponse à</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <div className="sent__acts">
        <LinkButton look="line" href="/">
          Revenir à l’accueil
        </LinkButton>
        <Button look="ghost" onClick={onAnother}>
          Écrire un autre message
        </Button>
      </div>
    </div>
  )
}
