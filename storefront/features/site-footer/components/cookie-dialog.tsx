import { useState } from 'react'
import { readConsent, saveConsent, type Consent } from '@/storefront/lib/session-consent'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Switch } from '@/storefront/ui/switch'
import { showToast } from '@/storefront/ui/toast-store'

/** Nothing is measured until it is chosen here; refusing is as quick as accepting. */
export const CookieDialog = ({ onClose }: { onClose: () => void }) => {
  const [choice, setChoice] = useState(readConsent)
  const save = (chosen: Consent) => {
    const { isWithdrawn } = saveConsent(chosen)
    if (isWithdrawn) location.reload()
    showToast({ tone: 'success', message: 'Tes choix sont enregistrés.' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Gérer les cookies">
      <p className="soft">
        Ceux qui te gardent connecté(e) sont indispensables. Les autres attendent ton accord{'\u00a0'}: sans lui, rien
        n’est mesuré.
      </p>
      <div className="grid gap-1">
        <Switch checked={choice.audience} onChange={({ target }) => setChoice({ ...choice, audience: target.checked })}>
          Mesure d’audience
        </Switch>
        <Switch
          checked={choice.advertising}
          onChange={({ target }) => setChoice({ ...choice, advertising: target.checked })}
        >
          Publicité
        </Switch>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button look="line" onClick={() => save({ audience: false, advertising: false })}>
          Tout refuser
        </Button>
        <Button look="line" onClick={() => save({ audience: true, advertising: true })}>
          Tout accepter
        </Button>
      </div>
      <Button look="go" block onClick={() => save(choice)}>
        Enregistrer mes choix
      </Button>
    </Dialog>
  )
}
