import { CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '@/storefront/ui/icon'

export type Refusal = { summary: string; fields: Array<{ field: string; message: string }> }

/** What was refused, each leading to its field. It takes the focus as it comes. */
export const ContactRefusal = ({ refusal: { summary, fields } }: { refusal: Refusal }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [summary, fields])
  return (
    <div ref={box} className="errsum" role="alert" tabIndex={-1}>
      <p>
        <Icon of={CircleAlert} />
        <b>{titleOf({ summary, fields })}</b>
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#contact-${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(`contact-${field}`)?.focus()
                }}
              >
                {NAMES[field] ? `${NAMES[field]}\u00a0: ${message}` : message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const NAMES: Record<string, string> = {
  topic: 'Le sujet',
  name: 'Ton nom',
  email: 'Ton email',
  organisation: 'Ta structure',
  reservation: 'La réservation',
  body: 'Ton message',
}

const titleOf = ({ summary, fields }: Refusal): string => {
  if (fields.length === 0) return summary
  return fields.length === 1
    ? 'Il y a une chose à revoir avant d’envoyer'
    : `Il y a ${String(fields.length)} choses à revoir avant d’envoyer`
}
