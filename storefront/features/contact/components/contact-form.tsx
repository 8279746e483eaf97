'use client'

import { useState, useSyncExternalStore, type SubmitEvent, useEffect } from 'react'
import { readContactQuery, type ContactTopic } from '@/domain/contact/contact'
import { CONTACT_MESSAGE_YEARS } from '@/domain/accounts/data-retention'
import { legalPath } from '@/domain/legal/legal-documents'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { useSession } from '@/storefront/lib/session/hook'
import type { SessionUser } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { sendContact, loadTripName } from '../api/send-contact'
import { createFormMark } from '../rules/form-mark'
import { ContactFields, type Writer } from './contact-fields'
import { ContactRefusal, type Refusal } from './contact-refusal'
import { ContactSent, type Sent } from './contact-sent'
import { ContactTopics } from './contact-topics'

const WITHOUT_TOPIC = { summary: '', fields: [{ field: 'topic', message: 'choisis-en un' }] }

/** Writes to the agency: about what the address says, by who is signed in. What was typed stays, whatever the answer. */
export const ContactForm = () => {
  const asked = readContactQuery(new URLSearchParams(useSyncExternalStore(neverChanges, readQuery, () => '')))
  const { user } = useSession()
  const [mark] = useState(createFormMark)
  const [chosen, choose] = useState<ContactTopic | null>(null)
  const [isTripLeft, setTripLeft] = useState(false)
  // Of the message before this one.
  const [writer, setWriter] = useState<Writer>()
  const [isTopicMissing, setTopicMissing] = useState(false)
  const { isSending, refusal: answer, run } = useSending()
  const [sent, setSent] = useState<Sent>()
  const topic = chosen ?? asked.topic
  const expedition = isTripLeft ? null : asked.expedition
  const refusal: Refusal | null = isTopicMissing
    ? WITHOUT_TOPIC
    : answer && { summary: answer.error, fields: answer.errors }
  const errorOf = (field: string) => refusal?.fields.find((one) => one.field === field)?.message

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (field: string) => {
      const value = fields.get(field)
      return typeof value === 'string' ? value : ''
    }
    setTopicMissing(topic === null)
    if (topic === null) return
    const by = { name: typed('name'), email: typed('email').trim() }
    await run(async () => {
      const number = await sendContact({
        topic,
        ...by,
        organisation: typed('organisation'),
        reservation: typed('reservation'),
        body: typed('body'),
        website: typed('website'),
        form: await mark.read(),
        ...(expedition !== null && { expedition_id: expedition }),
      })
      mark.forget()
      setWriter(by)
      setSent({ number, email: by.email })
    })
  }

  if (sent) return <ContactSent sent={sent} onAnother={() => setSent(undefined)} />
  return (
    <form className="box" aria-labelledby="contact-titre" onSubmit={submit} onChange={mark.touch} noValidate>
      {refusal && <ContactRefusal refusal={refusal} />}
      <ContactTopics value={topic} error={errorOf('topic')} onChange={choose} />
      {expedition !== null && <ContactTrip expedition={expedition} onLeave={() => setTripLeft(true)} />}
      <ContactFields topic={topic} writer={writer ?? writerOf(user)} errorOf={errorOf} />
      <div className="contact__hidden" aria-hidden="true">
        <label htmlFor="contact-website">Ne remplis pas ce champ</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="contact__foot">
        <p className="small mute">
          Tes données servent à te répondre, puis s’effacent au bout de {CONTACT_MESSAGE_YEARS}&nbsp;ans.{' '}
          <a className="link" href={legalPath('privacy')}>
            En savoir plus
          </a>
        </p>
        <Button type="submit" look="go" size="lg" aria-disabled={isSending}>
          {isSending ? 'Envoi…' : 'Envoyer'}
        </Button>
      </div>
    </form>
  )
}

const neverChanges = () => () => undefined
const readQuery = () => location.search

const writerOf = (user: SessionUser | null): Writer => ({
  name: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
  email: user?.email ?? '',
})

type ContactTripProps = { expedition: number; onLeave: () => void }

/** The trip that the page before spoke of, by its name, and the way to write about something else. */
const ContactTrip = ({ expedition, onLeave }: ContactTripProps) => {
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
