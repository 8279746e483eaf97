'use client'

import { useState } from 'react'
import { issueGift } from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { MOST_GIFT_MESSAGE, MOST_GIFT_NAME } from '@/domain/gift-cards/gift-card'
import { callPanel } from '../calls/call-panel'
import { parseEuros } from '../components/parse-euros'
import { DeskChoice } from '../desk/desk-choice'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'
import { drawKey } from '../desk/draw-key'

const MEANS = [
  { value: 'bank_transfer', label: 'Virement reçu' },
  { value: 'cheque', label: 'Chèque reçu' },
  { value: 'cash', label: 'Espèces reçues' },
  { value: 'gesture', label: 'Geste de l’agence' },
] as const
type Means = (typeof MEANS)[number]['value']

type IssueFormProps = { onDone: () => void; onClose: () => void }

/** Issues a card for what came in, or as a gesture. */
export const IssueForm = ({ onDone, onClose }: IssueFormProps) => {
  const [key] = useState(drawKey)
  const [means, setMeans] = useState<Means>('bank_transfer')
  const [amount, setAmount] = useState('')
  const [receivedOn, setReceivedOn] = useState(() => calendarDayInParis(new Date()))
  const [giver, setGiver] = useState('')
  const [buyer, setBuyer] = useState('')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [reason, setReason] = useState('')
  const isGesture = means === 'gesture'

  const send = async (): Promise<string> => {
    const cents = parseEuros(amount)
    if (cents === null) throw new Error('Écris un montant en euros.')
    await callPanel(issueGift, {
      body: {
        ...{ key, means, amount_cents: cents, received_on: receivedOn, giver_name: giver, message, reason },
        buyer_email: isGesture ? null : buyer,
        recipient_name: name,
        recipient_email: email.trim() === '' ? null : email,
      },
    })
    return 'La carte est émise, son code part par mail.'
  }

  return (
    <DeskForm
      title="Émettre une carte"
      level="h2"
      lead={
        isGesture
          ? 'Offerte par l’agence, elle ne se rembourse pas. Le motif reste entre nous.'
          : 'Elle vaut ce qui est reçu, tout de suite. Qui paie a son reçu, et quatorze jours pour se rétracter.'
      }
      submit="Émettre la carte"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskChoice label="Comment elle est payée" value={means} options={MEANS} onChange={setMeans} />
      <DeskField label="Montant (€)" required inputMode="decimal" value={amount} onChange={setAmount} />
      <DeskField
        label={isGesture ? 'À partir du' : 'Reçu le'}
        type="date"
        required
        value={receivedOn}
        onChange={setReceivedOn}
      />
      <DeskField label="De la part de" required maxLength={MOST_GIFT_NAME} value={giver} onChange={setGiver} />
      {!isGesture && (
        <DeskField label="Adresse mail de qui paie" type="email" required value={buyer} onChange={setBuyer} />
      )}
      <DeskField label="Pour (prénom)" required maxLength={MOST_GIFT_NAME} value={name} onChange={setName} />
      <DeskField
        label="Adresse mail de qui la reçoit"
        type="email"
        required={isGesture}
        hint={isGesture ? 'Le code y part tout de suite.' : 'Vide\u00a0: qui paie la reçoit à imprimer.'}
        value={email}
        onChange={setEmail}
      />
      <DeskField label="Mot, sur la carte" maxLength={MOST_GIFT_MESSAGE} value={message} onChange={setMessage} />
      <DeskField
        label="Motif, pour l’équipe"
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </DeskForm>
  )
}
