import { useState } from 'react'
import { FieldError } from '@/storefront/ui/field-error'
import { Switch } from '@/storefront/ui/switch'
import { saveFavouriteAlerts } from '../api/account-page-calls'
import { AccountBox } from './account-box'

type FavouriteAlertsBoxProps = { isOn: boolean; onChange: () => void }

export const FavouriteAlertsBox = ({ isOn, onChange }: FavouriteAlertsBoxProps) => {
  const [wanted, setWanted] = useState(isOn)
  const [error, setError] = useState<string>()
  const change = async (enabled: boolean) => {
    setWanted(enabled)
    setError(undefined)
    try {
      await saveFavouriteAlerts(enabled)
      onChange()
    } catch (refusal) {
      setWanted(!enabled)
      setError(refusal instanceof Error ? refusal.message : 'Une erreur est survenue')
    }
  }
  return (
    <AccountBox title="Alertes sur mes favoris">
      <Switch checked={wanted} onChange={({ target }) => void change(target.checked)}>
        Je reçois les nouvelles dates de mes favoris
      </Switch>
      <p className="small soft">Un email par jour au plus, quand une date s’ouvre, se confirme ou se remplit.</p>
      {error && <FieldError>{error}</FieldError>}
    </AccountBox>
  )
}
