import { useState, type KeyboardEvent } from 'react'
import { REFUSED } from '@/domain/audience/consent'
import { acceptAll, consentRequest, type Measuring } from '@/domain/audience/consent-request'
import { legalPath } from '@/domain/legal/legal-documents'
import { Button } from '@/storefront/ui/button'
import { onDemand } from '@/storefront/ui/on-demand'
import { chooseConsent } from '../rules/choose-consent'

const CookieDialog = onDemand(() => import('./cookie-dialog').then((module) => module.CookieDialog))

/** The question at the bottom of a first visit: it holds back neither reading nor keyboard, and stays until it is answered. */
export const ConsentBar = ({ measuring }: { measuring: Measuring }) => {
  const [isChoosing, setIsChoosing] = useState(false)
  const request = consentRequest(measuring)
  const refuse = () => chooseConsent(REFUSED)
  const accept = () => chooseConsent(acceptAll(request))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isChoosing) refuse()
  }
  return (
    <section className="consent" aria-labelledby="consent">
      <div>
        <h2 id="consent">{request.title}</h2>
        <p>
          {request.text}{' '}
          <a className="link" href={legalPath('cookies')}>
            En savoir plus
          </a>
        </p>
      </div>
      <div className="consent__b">
        <Button look="ink" onKeyDown={onKeyDown} onClick={refuse}>
          Tout refuser
        </Button>
        <Button look="ink" onKeyDown={onKeyDown} onClick={accept}>
          Tout accepter
        </Button>
        <Button look="ghost" aria-haspopup="dialog" onKeyDown={onKeyDown} onClick={() => setIsChoosing(true)}>
          Choisir
        </Button>
      </div>
      {isChoosing && <CookieDialog measuring={measuring} onClose={() => setIsChoosing(false)} />}
    </section>
  )
}
