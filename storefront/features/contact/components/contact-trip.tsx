import { useEffect, useState } from 'react'
import { loadTripName } from '../api/send-contact'

type ContactTripProps = { expedition: number; onLeave: () => void }

/** The trip that the page before spoke of, by its name, and the way to write about something else. */
export const ContactTrip = ({ expedition, onLeave }: ContactTripProps) => {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => void loadTripName(expedition).then(setName), [expedition])
  if (name === null) return null
  return (
    <p className="contact__trip">
      <span>
        À propos de&nbsp;: <b>{name}</b>
      </span>
      <button type="button" className="link" onClick={onLeave}>
        Retirer<span className="sr-only"> cette aventure</span>
      </button>
    </p>
  )
}
