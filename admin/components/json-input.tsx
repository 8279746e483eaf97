'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { fieldClass, fieldId } from './field-frame'
import { readJson, writeJson } from './json-text'

const UNREADABLE = 'Ce texte ne se lit pas\u00a0: vérifie les crochets, les virgules et les guillemets.'

// A text that is no JSON stands in the field as it was typed: never lost, and never taken for the value.
const validate = (value: unknown): string | true => typeof value !== 'string' || UNREADABLE

/** Shows and takes a JSON list or object as text; Payload's own editor is loaded from another site, which ours refuses. */
export const JsonInput: JSONFieldClientComponent = ({ field, path: pathAtFirst, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: pathAtFirst,
    validate,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const isOff = Boolean(readOnly) || disabled
  const isUnreadable = typeof value === 'string'
  const isWrong = showError || isUnreadable

  return (
    <div className={fieldClass({ kind: 'json-input', isWrong, isOff })}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={isWrong} {...(isUnreadable && { message: UNREADABLE })} />
        <textarea
          id={fieldId(path)}
          name={path}
          className="json-input__text"
          rows={10}
          spellCheck={false}
          autoComplete="off"
          disabled={isOff}
          aria-invalid={isWrong}
          value={typed ?? (isUnreadable ? value : writeJson(value))}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(readJson(target.value))
          }}
          onBlur={() => {
            setTyped(null)
          }}
        />
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
