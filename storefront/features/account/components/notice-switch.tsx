import { useState, type ReactNode } from 'react'
import { FieldError } from '@/storefront/ui/field-error'
import { Switch } from '@/storefront/ui/switch'

type NoticeSwitchProps = {
  isOn: boolean
  hint: string
  save: (isWanted: boolean) => Promise<void>
  children: ReactNode
}

/** One mail, wanted or not: shown at once, and put back with the reason when it was not saved. */
export const NoticeSwitch = ({ isOn, hint, save, children }: NoticeSwitchProps) => {
  const [wanted, setWanted] = useState(isOn)
  const [error, setError] = useState<string>()
  const change = async (isWanted: boolean) => {
    setWanted(isWanted)
    setError(undefined)
    try {
      await save(isWanted)
    } catch (refusal) {
      setWanted(!isWanted)
      setError(refusal instanceof Error ? refusal.message : 'Une erreur est survenue')
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
