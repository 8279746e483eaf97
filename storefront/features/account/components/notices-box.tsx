import { saveNotices, type Account } from '../api/account-page-calls'
import { AccountBox } from './account-box'
import { NoticeSwitch } from './notice-switch'

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
