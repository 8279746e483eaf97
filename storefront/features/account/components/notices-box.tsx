import { useState, type ReactNode } from 'react'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { FieldError } from '@/storefront/ui/field-error'
import { Switch } from '@/storefront/ui/switch'
import { saveNotices, type Account } from '../api/account-page-calls'
import { AccountBox } from './account-box'

type NoticesBoxProps = { account: Pick<Account, 'favourite_alerts' | 'basket_reminders'>; onChange: () => void }

/** The mails that one may want or not. */
export const NoticesBox = ({ account, onChange }: NoticesBoxProps) => (
  <AccountBox title="Notifications">
    <NoticeSwitch
      isOn={account.favourite_alerts}
      hint="Un email par jour au plus, quand une date s’ouvre, se confirme ou se remplit."
      save={(enabled) => saveNotices({ enabled }).then(onChange)}
    >
      Je reçois les nouvelles dates de mes favoris
    </NoticeSwitch>
    <NoticeSwitch
      isOn={account.basket_reminders}
      hint="Un seul email, le lendemain d’une réservation laissée en chemin."
      save={(wanted) => saveNotices({ basket_reminders: wanted }).then(onChange)}
    >
      On me rappelle une réservation que je n’ai pas terminée
    </NoticeSwitch>
  </AccountBox>
)

type NoticeSwitchProps = {
  isOn: boolean
  hint: string
  save: (isWanted: boolean) => Promise<void>
  children: ReactNode
}

/** One mail, wanted or not: shown at once, and put back with the reason when it was not saved. */
const NoticeSwitch = ({ isOn, hint, save, children }: NoticeSwitchProps) => {
  const [wanted, setWanted] = useState(isOn)
  const [error, setError] = useState<string>()
  const change = async (isWanted: boolean) => {
    setWanted(isWanted)
    setError(undefined)
    try {
      await save(isWanted)
    } catch (refusal) {
      setWanted(!isWanted)
      setError(refusalOf(refusal).error)
    }
  }
  return (
    <div>
      <Switch checked={wanted} onChange={({ target }) => void change(target.checked)}>
        {children}
      </Switch>
      <p className="small soft">{hint}</p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
