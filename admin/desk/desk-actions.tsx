'use client'

import { Button } from '@payloadcms/ui'

type DeskActionsProps<Action extends string> = {
  actions: ReadonlyArray<{ name: Action; label: string; isMain?: boolean; isDangerous?: boolean }>
  opened: Action | null
  onOpen: (action: Action | null) => void
}

/** The actions of a desk: each opens its form, and closes it when pressed again. What destroys stands apart, in red. */
export const DeskActions = <Action extends string>({ actions, opened, onOpen }: DeskActionsProps<Action>) => (
  <div className="desk__actions">
    {actions.map(({ name, label, isMain = false, isDangerous = false }) => (
      <Button
        key={name}
        buttonStyle={isMain ? 'primary' : 'secondary'}
        className={isDangerous ? 'btn--danger desk__apart' : ''}
        size="medium"
        margin={false}
        extraButtonProps={{ 'aria-expanded': opened === name }}
        onClick={() => {
          onOpen(opened === name ? null : name)
        }}
      >
        {label}
      </Button>
    ))}
  </div>
)
