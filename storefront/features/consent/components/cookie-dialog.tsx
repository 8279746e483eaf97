import { Lock } from 'lucide'
import { useState } from 'react'
import { REFUSED } from '@/domain/audience/consent'
import { acceptAll, consentRequest, type Consent, type Measuring } from '@/domain/audience/consent-request'
import { legalPath } from '@/domain/legal/legal-documents'
import { chooseCount, mayCount } from '@/storefront/lib/tracking/audience-choice'
import { readConsent } from '@/storefront/lib/tracking/consent'
import { Badge } from '@/storefront/ui/badge'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Icon } from '@/storefront/ui/icon'
import { chooseConsent } from '../rules/choose-consent'
import { CookieList } from './cookie-list'
import { CountSwitch } from './count-switch'
import { PurposeSwitch } from './purpose-switch'

/** The site's own, which need no consent; all of them are in the text on cookies. */
const NEEDED = [
  { name: 'payload-token', use: 'ta connexion', lasts: '7 jours sans visite' },
  { name: 'd_id', use: 'ton numéro de compte', lasts: 'tant que tu es connecté(e)' },
  { name: 'cookieConsent', use: 'tes choix ici', lasts: '6 mois' },
  { name: 'audienceCount', use: 'ton opposition au compteur de visites', lasts: 'jusqu’à ce que tu l’effaces' },
]

/** The choices, purpose by purpose: refusing is as quick as accepting, and Escape changes nothing. */
export const CookieDialog = ({ measuring, onClose }: { measuring: Measuring; onClose: () => void }) => {
  const [choice, setChoice] = useState(readConsent)
  const [isCounted, setIsCounted] = useState(mayCount)
  const request = consentRequest(measuring)
  const save = (chosen: Consent, mayBeCounted: boolean) => {
    chooseCount(mayBeCounted)
    chooseConsent(chosen)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Gérer les cookies">
      <p className="soft">Tu peux changer d’avis à tout moment, en bas de chaque page.</p>
      <div>
        <div className="cpref">
          <div className="cpref__h">
            <div>
              <h3>Indispensables</h3>
              <p>Te garder connecté(e), tenir tes places pendant que tu réserves, te protéger.</p>
            </div>
            <Badge tone="mute">
              <Icon of={Lock} />
              Toujours actifs
            </Badge>
          </div>
          <CookieList cookies={NEEDED}>
            <a className="link" href={legalPath('cookies')}>
              Tous les autres, et ce que garde le navigateur
            </a>
          </CookieList>
        </div>
        <CountSwitch isOn={isCounted} onChange={setIsCounted} />
        {request.purposes.map((asked) => (
          <PurposeSwitch
            key={asked.purpose}
            asked={asked}
            isOn={choice[asked.purpose]}
            onChange={(isOn) => setChoice({ ...choice, [asked.purpose]: isOn })}
          />
        ))}
      </div>
      <div className="cpref__act">
        <Button look="line" onClick={() => save(REFUSED, false)}>
          Tout refuser
        </Button>
        <Button look="line" onClick={() => save(acceptAll(request), true)}>
          Tout accepter
        </Button>
        <Button look="go" onClick={() => save(choice, isCounted)}>
          Enregistrer mes choix
        </Button>
      </div>
    </Dialog>
  )
}
