'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'
import { formatPrice } from '@/domain/text/price'
import { fieldClass, fieldId } from './field-frame'
import { parseEuros } from './parse-euros'

// What is no price is kept as one that the field's own rule refuses, so that it is never saved nor lost silently.
const NOT_A_PRICE = -1

/** Shows and takes euros for a field that keeps integer cents. */
export const PriceInput: NumberFieldClientComponent = ({ field, path: pathAtFirst, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<number | null | undefined>({
    potentiallyStalePath: pathAtFirst,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const isOff = Boolean(readOnly) || disabled
  const id = fieldId(path)
  const isWrong = value === NOT_A_PRICE
  const shown =
    typed ?? (typeof value === 'number' && value >= 0 ? formatPrice(value / 100).replace(/\u00a0€$/, '') : '')

  const take = (text: string) => {
    setTyped(text)
    setValue(text.trim() === '' ? null : (parseEuros(text) ?? NOT_A_PRICE))
  }

  return (
    <div className={fieldClass({ kind: 'number price-input', isWrong: showError || isWrong, isOff })}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={showError || isWrong}
          {...(isWrong && { message: 'Écris un montant en euros\u00a0: 890 ou 1\u00a0290,50.' })}
        />
        <div className="price-input__box">
          <input
            id={id}
            name={path}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            disabled={isOff}
            aria-invalid={showError || isWrong}
            value={shown}
            onChange={({ target }) => take(target.value)}
            onBlur={() => {
              if (!isWrong) setTyped(null)
            }}
          />
          <span aria-hidden>€</span>
        </div>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
