'use client'

import { useFormFields } from '@payloadcms/ui'
import { FillBar } from './fill-bar'

/** How full the departure being edited is; follows the capacity as it is typed. */
export const DepartureFillField = () => {
  const taken = useFormFields(([fields]) => fields['seats_taken']?.value)
  const capacity = useFormFields(([fields]) => fields['capacity']?.value)
  const status = useFormFields(([fields]) => fields['status']?.value)
  if (typeof capacity !== 'number') return null
  return (
    <div className="field-type departure-fill">
      <span className="field-label">Remplissage</span>
      <FillBar taken={typeof taken === 'number' ? taken : 0} capacity={capacity} isCanceled={status === 'canceled'} />
    </div>
  )
}
