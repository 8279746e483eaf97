'use client'

import type { ComponentType } from 'react'
import { INSTANT_PICKER } from '@/domain/days/day-pickers'

type Picker = { pickerAppearance?: string; displayFormat?: string }

/** A calendar of Payload that shows and reads an instant as `INSTANT_PICKER` does, where no format is given. */
export const withInstantFormat = <Props extends Picker>(Calendar: ComponentType<Props>) =>
  function DatePickerField(props: Props) {
    const isUnformatted = props.pickerAppearance === 'dayAndTime' && props.displayFormat === undefined
    return <Calendar {...props} {...(isUnformatted && INSTANT_PICKER)} />
  }
