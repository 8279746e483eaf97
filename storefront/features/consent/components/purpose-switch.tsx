import { useId } from 'react'
import type { ConsentRequest } from '@/domain/audience/consent-request'
import { CookieList } from './cookie-list'

type PurposeSwitchProps = {
  asked: ConsentRequest['purposes'][number]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A purpose with who serves it, off until it is chosen. */
export const PurposeSwitch = ({ asked: { title, text, tools }, isOn, onChange }: PurposeSwitchProps) => {
  const id = useId()
  return (
    <div className="cpref">
      <div className="cpref__h">
        <div>
          <h3 id={id}>{title}</h3>
          <p>{text}</p>
        </div>
        <label className="cpref__s">
          <input
            className="switch__input"
            type="checkbox"
            role="switch"
            aria-labelledby={id}
            checked={isOn}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span className="switch" aria-hidden="true" />
          <span className="small" aria-hidden="true">
            {isOn ? 'Oui' : 'Non'}
          </span>
        </label>
      </div>
      <CookieList cookies={tools.flatMap(({ cookies }) => cookies)}>
        <ul>
          {tools.map(({ name, recipient }) => (
            <li key={name}>
              <b>Destinataire</b>
              <span>
                {recipient}, par {name}
              </span>
            </li>
          ))}
        </ul>
      </CookieList>
    </div>
  )
}
