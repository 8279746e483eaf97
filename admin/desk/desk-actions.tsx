'use client'

import { Button } from '@payloadcms/ui'

type DeskActionsProps<Action extends string> = {
  actions: ReadonlyArray<{ name: Action; label: string; isMain?: boolean }>
  opened: Action | null
  onOpen: (action: Action | null) => void
}

/** The actions of a desk: each opens its form, and closes it when pressed again. */
export const DeskActions = <Action extends string>({ actions, opened, onOpen }: DeskActionsProps<Action>) => (
  <div className="desk__actions">
    {actions.map(({ name, label, isMain = false }) => (
      <Button
        key={name}
        buttonStyle={isMain ? 'primary' : 'secondary'}
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
