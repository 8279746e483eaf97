'use client'

import { ChevronDown } from 'lucide'
import { getCountries, getCountryCallingCode, isSupportedCountry, type CountryCode } from 'libphonenumber-js'
import { useId, useState, type Ref } from 'react'
import { FieldNote } from './field-note'
import { Flag } from './flag'
import { Icon } from './icon'

type PhoneFieldProps = {
  label: string
  defaultValue?: string
  defaultCountry?: string
  hint?: string
  error?: string
  /** The field of the number. */
  ref?: Ref<HTMLInputElement>
}

const LONGEST_INPUT = 250

const names = new Intl.DisplayNames('fr', { type: 'region' })
const COUNTRIES = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))

/** A phone number and its country. A form reads `phone`, and `calling_code` (`+33`) for a number that has none. */
export const PhoneField = ({ label, defaultValue = '', defaultCountry = 'FR', hint, error, ref }: PhoneFieldProps) => {
  const id = useId()
  const [country, setCountry] = useState<CountryCode>(isSupportedCountry(defaultCountry) ? defaultCountry : 'FR')
  const callingCode = `+${getCountryCallingCode(country)}`
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="phone-field">
        <div className="phone-field__country input">
          <Flag src={`/flags/${country.toLowerCase()}.svg`} />
          <span className="num">{callingCode}</span>
          <Icon of={ChevronDown} className="i--small" />
          <select
            aria-label="Pays du numéro"
            value={country}
            onChange={({ target }) => isSupportedCountry(target.value) && setCountry(target.value)}
          >
            {COUNTRIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <input type="hidden" name="calling_code" value={callingCode} />
        <input
          ref={ref}
          id={id}
          className="input num"
          type="tel"
          name="phone"
          defaultValue={defaultValue}
          maxLength={LONGEST_INPUT}
          autoComplete="tel"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
      </div>
      {/* What becomes of the number stands beside whatever is wrong with it. */}
      <FieldNote id={`${id}-error`} error={error} />
      <FieldNote id={`${id}-hint`} hint={hint} />
    </div>
  )
}
