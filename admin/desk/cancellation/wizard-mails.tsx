import { useState } from 'react'
import type { PreviewedMail } from '@/contract/previewed-mail'
import { formatCount } from '@/domain/text/plural'
import { MailArticle } from '../../mails/mail-article'
import { WizardStep } from './wizard-step'

/** Every message as it will leave: its reader, its subject and the page itself, which runs and loads nothing. */
export const WizardMails = ({
  mails: unordered,
  refusal,
  number = 4,
}: {
  mails: PreviewedMail[]
  refusal: string | null
  number?: number
}) => {
  const [chosen, setChosen] = useState(0)
  const mails = unordered.toSorted((a, b) => ORDER.indexOf(a.audience) - ORDER.indexOf(b.audience))
  const mail = mails[chosen] ?? mails[0]
  return (
    <WizardStep
      number={number}
      title="Ce qu’on leur écrit"
      note={refusal === null ? formatCount(mails.length, 'mail') : undefined}
    >
      {!mail && (
        <p className="desk__empty">{refusal === null ? 'Aucun mail ne part.' : 'Aucun mail tant que c’est refusé.'}</p>
      )}
      {mail && (
        <div className="wz__mails">
          <div className="wz__readers" role="group" aria-label="Mails">
            {mails.map((one, index) => (
              <button
                key={`${one.to} ${one.subject}`}
                type="button"
                aria-pressed={one === mail}
                onClick={() => {
                  setChosen(index)
                }}
              >
                <b>{one.to}</b>
                <small>{AUDIENCES[one.audience]}</small>
              </button>
            ))}
          </div>
          <MailArticle mail={mail} />
        </div>
      )}
    </WizardStep>
  )
}

const AUDIENCES: Record<PreviewedMail['audience'], string> = {
  customer: 'a réservé',
  invited: 'voyageur invité',
  sharing: 'partage un acompte',
  waitlist: 'sur la liste d’attente',
  guide: 'guide',
}

/** Who booked is read first. */
const ORDER = Object.keys(AUDIENCES)
