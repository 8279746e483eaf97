'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { FillBar } from './fill-bar'

const LEADERS = ['guide', 'staff', 'admin']

/** How full the departure being edited is, as the capacity is typed; and, for who leads it, the way to its roster. */
export const DepartureFillField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const taken = useFormFields(([fields]) => fields['seats_taken']?.value)
  const capacity = useFormFields(([fields]) => fields['capacity']?.value)
  const status = useFormFields(([fields]) => fields['status']?.value)
  if (typeof capacity !== 'number') return null
  return (
    <div className="field-type departure-fill">
      <span className="field-label">Remplissage</span>
      <FillBar taken={typeof taken === 'number' ? taken : 0} capacity={capacity} isCanceled={status === 'canceled'} />
      {id !== undefined && LEADERS.includes(String(user?.['role'])) && (
        <a className="departure-fill__roster" href={`/my-expeditions/admin/${String(id)}`}>
          Voir le groupe et la fiche de départ
        </a>
      )}
    </div>
  )
}
