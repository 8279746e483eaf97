import { useState } from 'react'
import type { ContactTopic } from '@/domain/contact/contact'
import { Field } from '@/storefront/ui/field'
import { TextareaField } from '@/storefront/ui/textarea-field'

export type Writer = { name: string; email: string }

type ContactFieldsProps = {
  topic: ContactTopic | null
  /** Who writes, as far as it is known: what they type stands before it. */
  writer: Writer
  errorOf: (field: string) => string | undefined
}

/** Who writes, and what. A reservation is asked for its number, the rest for whom one writes. */
export const ContactFields = ({ topic, writer, errorOf }: ContactFieldsProps) => {
  const [name, setName] = useState<string>()
  const [email, setEmail] = useState<string>()
  return (
    <div className="contact__fields">
      <Field
        id="contact-name"
        label="Prénom et nom"
        name="name"
        autoComplete="name"
        required
        value={name ?? writer.name}
        onChange={({ target }) => setName(target.value)}
        error={errorOf('name')}
      />
      <Field
        id="contact-email"
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email ?? writer.email}
        onChange={({ target }) => setEmail(target.value)}
        error={errorOf('email')}
      />
      {topic === 'reservation' ? (
        <Field
          id="contact-reservation"
          className="contact__wide"
          label="Numéro de réservation (facultatif)"
          name="reservation"
          hint="Il est en haut de ton email de confirmation."
          error={errorOf('reservation')}
        />
      ) : (
        <Field
          id="contact-organisation"
          className="contact__wide"
          label="Structure (facultatif)"
          name="organisation"
          autoComplete="organization"
          error={errorOf('organisation')}
        />
      )}
      <TextareaField
        id="contact-body"
        className="contact__wide"
        label="Ton message"
        name="body"
        required
        rows={6}
        error={errorOf('body')}
      />
    </div>
  )
}
