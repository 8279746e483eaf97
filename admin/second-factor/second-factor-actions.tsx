import { Button } from '@payloadcms/ui'

export type SecondFactorAction = 'set_up' | 'recovery_codes' | 'turn_off'

type SecondFactorActionsProps = {
  isOn: boolean
  isRequired: boolean
  onChoose: (action: SecondFactorAction) => void
}

/** What can be done about one's own second factor. */
export const SecondFactorActions = ({ isOn, isRequired, onChoose }: SecondFactorActionsProps) => {
  const actions: Array<{ name: SecondFactorAction; label: string }> = isOn
    ? [
        { name: 'set_up', label: 'Changer d’application' },
        { name: 'recovery_codes', label: 'Nouveaux codes de secours' },
        ...(isRequired ? [] : [{ name: 'turn_off' as const, label: 'Désactiver' }]),
      ]
    : [{ name: 'set_up', label: 'Configurer' }]
  return (
    <div className="second-factor__bar">
      {actions.map(({ name, label }) => (
        <Button
          key={name}
          buttonStyle={isOn ? 'secondary' : 'primary'}
          size="large"
          margin={false}
          onClick={() => {
            onChoose(name)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
