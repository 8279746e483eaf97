import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { GuideDeparture } from '@/contract/guide-departures'
import type { GroupMessage } from '@/contract/guide-messages'
import { formatShortDate } from '@/domain/days/french-dates'
import { GROUP_BODY_MAX_LENGTH, GROUP_SUBJECT_MAX_LENGTH, groupRecipients } from '@/domain/guides/group-message'
import { formatCount } from '@/domain/text/plural'
import { rosterName } from '@/domain/travelers/roster-name'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { showToast } from '@/storefront/ui/toast-store'
import { loadGroupMessages, sendToGroup } from '../api/group-calls'
import { RepliesChoice } from './replies-choice'

/** Writing to all travelers at once, one mail each, and what was written before. */
export const GroupMailBox = ({ departure }: { departure: GuideDeparture }) => {
  const id = departure.departure_id
  const { data: messages = [], refetch } = useQuery(
    { queryKey: [MINE, 'group-messages', id], ...WHILE_SHOWN, queryFn: () => loadGroupMessages(id) },
    queryClient(),
  )
  const isTime = departure.is_readable && departure.status !== 'canceled'
  return (
    <Box title="Écrire au groupe" id="ecrire-au-groupe">
      {isTime ? (
        <GroupMailForm departure={departure} onSent={() => void refetch()} />
      ) : (
        <p className="soft">
          On écrit au groupe de 60{'\u00a0'}jours avant le départ à 7{'\u00a0'}jours après le retour.
        </p>
      )}
      {messages.length > 0 && (
        <ul className="dash-list group-mails" aria-label="Messages envoyés">
          {messages.map((message) => (
            <SentMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
    </Box>
  )
}

const SentMessage = ({ message: { subject, body, author, recipients, sent_at } }: { message: GroupMessage }) => (
  <li>
    <details className="group-mails__one">
      <summary>
        <b>{subject}</b>
        <small>
          {author ?? 'L’agence'}, le {formatShortDate(sent_at)}, à {formatCount(recipients, 'personne')}
        </small>
      </summary>
      <p className="group-mails__body">{body}</p>
    </details>
  </li>
)

const GroupMailForm = ({ departure, onSent }: { departure: GuideDeparture; onSent: () => void }) => {
  const [subject, setSubject] = useState('')
  const [body, setBody] = useState('')
  const { isSending, refusal: error, run } = useSending()
  const attempt = useRef({ text: '', key: '' })
  const { reached, unreached } = groupRecipients(departure.participants)
  const errorOf = (field: string) => error?.errors.find((one) => one.field === field)?.message

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    // Another text is another message; the same one, sent again, is not.
    const text = JSON.stringify([subject, body])
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    await run(async () => {
      const { recipients } = await sendToGroup({ id: departure.departure_id, subject, body, key: attempt.current.key })
      showToast({ tone: 'success', message: `Message envoyé à ${formatCount(recipients, 'personne')}.` })
      setSubject('')
      setBody('')
      attempt.current = { text: '', key: '' }
      onSent()
    })
  }

  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <p className="group-to">
        <b>Part à {formatCount(reached.length, 'personne')}</b>
        {reached.length > 0 &&
          `, un mail chacune, sans montrer les autres adresses\u00a0: ${reached.map(rosterName).join(', ')}.`}
        {unreached.length > 0 && ` Sans adresse\u00a0: ${unreached.map(rosterName).join(', ')}.`}
      </p>
      <RepliesChoice />
      {error && error.errors.length === 0 && (
        <Note tone="danger" role="alert">
          {error.error}
        </Note>
      )}
      <Field
        label="Objet"
        value={subject}
        maxLength={GROUP_SUBJECT_MAX_LENGTH}
        error={errorOf('subject')}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextareaField
        label="Message"
        rows={6}
        value={body}
        limit={GROUP_BODY_MAX_LENGTH}
        error={errorOf('body')}
        onChange={({ target }) => setBody(target.value)}
      />
      <Button type="submit" look="ink" disabled={isSending || reached.length === 0}>
        <Icon of={Send} />
        Envoyer à {formatCount(reached.length, 'personne')}
      </Button>
    </form>
  )
}
