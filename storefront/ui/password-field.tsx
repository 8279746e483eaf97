'use client'

import { Eye, EyeOff } from 'lucide'
import { useId, useState, type ComponentProps } from 'react'
import { FieldNote } from './field-note'
import { Icon } from './icon'
import { IconButton } from './icon-button'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: string
  error?: string
  hint?: string
}

/** A password, hidden or shown, that password managers know by its `autoComplete`. */
export const PasswordField = ({ label, error, hint, className = '', ...props }: PasswordFieldProps) => {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const note = error ?? hint
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          id={id}
          className="input password__input"
          type={isShown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          autoCapitalize="none"
          spellCheck={false}
          {...props}
        />
        <IconButton
          bare
          className="password__show"
          label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </IconButton>
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
