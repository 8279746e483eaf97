import { useId } from 'react'
import { refusesTracking } from '@/storefront/lib/tracking/refuses-tracking'

type CountSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** The site's own counter, which needs no consent and may be objected to; a browser that says so has objected already. */
export const CountSwitch = ({ isOn, onChange }: CountSwitchProps) => {
  const id = useId()
  const isRefusedByBrowser = refusesTracking()
  return (
    <div className="cpref">
      <div className="cpref__h">
        <div>
          <h3 id={id}>Compteur de visites</h3>
          <p id={`${id}-text`}>
            Le nôtre, sans cookie{'\u00a0'}: des totaux par page et par jour, qui ne disent pas qui les a vues. Personne
            d’autre ne les reçoit.
            {isRefusedByBrowser && ' Ton navigateur s’y oppose déjà pour toi.'}
          </p>
        </div>
        <label className="cpref__s">
          <input
            className="switch__input"
            type="checkbox"
            role="switch"
            aria-labelledby={id}
            aria-describedby={`${id}-text`}
            checked={isOn && !isRefusedByBrowser}
            disabled={isRefusedByBrowser}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span className="switch" aria-hidden="true" />
          <span className="small" aria-hidden="true">
            {isOn && !isRefusedByBrowser ? 'Oui' : 'Non'}
          </span>
        </label>
      </div>
    </div>
  )
}
