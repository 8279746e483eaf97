'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import {
  noteGiftPayment,
  noteGiftRepaid,
  resendGift,
  transferGift,
  voidGift,
  type GiftDesk,
} from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { MOST_GIFT_NAME } from '@/domain/gift-cards/gift-card'
import { giveBackRefusal, isLiveGift } from '@/domain/gift-cards/gift-desk'
import { callPanel } from '../calls/call-panel'
import { DeskChoice } from '../desk/desk-choice'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'
import { drawKey } from '../desk/draw-key'
import { formatCents } from '../desk/format-cents'

type Action = 'paid' | 'resend' | 'transfer' | 'void' | 'repaid'
type GiftActionsProps = { gift: GiftDesk; onDone: () => void }

/** What may be done with a card as it stands, one form at a time. */
export const GiftActions = ({ gift, onDone }: GiftActionsProps) => {
  const [opened, setOpened] = useState<Action | null>(null)
  const actions = actionsOf(gift)
  if (actions.length === 0) return null
  const Form = opened && FORMS[opened]
  return (
    <>
      <div className="desk__actions">
        {actions.map(({ action, label }) => (
          <Button
            key={action}
            buttonStyle="secondary"
            size="medium"
            margin={false}
            className={action === 'void' ? 'desk__apart' : ''}
            onClick={() => {
              setOpened(action)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {Form && (
        <Form
          key={opened}
          gift={gift}
          onClose={() => {
            setOpened(null)
          }}
          onDone={() => {
            setOpened(null)
            onDone()
          }}
        />
      )}
    </>
  )
}

const actionsOf = ({ state, balance_cents: cents, sent_at: sentAt, recipient_email: email, repayment }: GiftDesk) => {
  const isLive = isLiveGift(state)
  const all: Array<{ action: Action; label: string; isOpen: boolean }> = [
    { action: 'paid', label: 'Noter le virement reçu', isOpen: state === 'waiting' },
    { action: 'repaid', label: 'Noter le virement fait', isOpen: repayment !== null && repayment.made_on === null },
    { action: 'resend', label: 'Renvoyer le mail', isOpen: isLive && (sentAt !== null || email === null) },
    { action: 'transfer', label: 'Transmettre', isOpen: isLive && cents > 0 },
    { action: 'void', label: 'Bloquer', isOpen: isLive },
  ]
  return all.filter(({ isOpen }) => isOpen)
}

type FormProps = { gift: GiftDesk; onDone: () => void; onClose: () => void }

const ResendForm = ({ gift, ...form }: FormProps) => {
  const [key] = useState(drawKey)
  return (
    <DeskForm
      {...form}
      level="h3"
      title="Renvoyer le mail"
      lead={`Le code et le lien partent à ${gift.recipient_email ?? gift.buyer_email ?? ''}. Ils ne s’affichent pas ici.`}
      submit="Renvoyer"
      onSubmit={async () => {
        await callPanel(resendGift, { params: { id: gift.id }, body: { key } })
        return 'Le mail repart.'
      }}
    />
  )
}

const TransferForm = ({ gift, ...form }: FormProps) => {
  const [key] = useState(drawKey)
  const [name, setName] = useState(gift.recipient_name)
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const sum = formatCents(gift.balance_cents)
  return (
    <DeskForm
      {...form}
      level="h3"
      title="Transmettre la carte"
      effects={[
        'Le code d’aujourd’hui ne vaudra plus rien, tout de suite.',
        `${sum} passent sur une nouvelle carte, jusqu’au même jour. Son code part à cette adresse.`,
      ]}
      submit={`Transmettre ${sum}`}
      keep="Garder la carte"
      onSubmit={async () => {
        await callPanel(transferGift, {
          params: { id: gift.id },
          body: { key, reason, balance_cents: gift.balance_cents, recipient_name: name, recipient_email: email },
        })
        return 'La nouvelle carte part par mail.'
      }}
    >
      <DeskField label="À (prénom)" required maxLength={MOST_GIFT_NAME} value={name} onChange={setName} />
      <DeskField label="Adresse mail" type="email" required value={email} onChange={setEmail} />
      <DeskField label="Motif" required minLength={3} maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}

const BACK = { value: 'back', label: 'Rendre à qui l’a payée' } as const
const KEPT = { value: 'kept', label: 'Ne rien rendre' } as const

const VoidForm = ({ gift, ...form }: FormProps) => {
  const [key] = useState(drawKey)
  const [reason, setReason] = useState('')
  const [choice, setChoice] = useState<'' | 'back' | 'kept'>('')
  const { balance_cents: cents, amount_cents: amount, paid_by: means } = gift
  const sum = formatCents(cents)
  const isContested = gift.disputes.some((dispute) => dispute.state !== 'won')
  const mayGiveBack = giveBackRefusal({ means, balanceCents: cents, isContested }) === null
  const spent = amount - cents
  return (
    <DeskForm
      {...form}
      level="h3"
      title="Bloquer la carte"
      effects={[
        cents > 0 ? `${sum} quittent la carte par une contre-écriture à ton nom. C’est définitif.` : 'C’est définitif.',
        ...(spent > 0 ? [`${formatCents(spent)} sont déjà dépensés\u00a0: ils ne sont pas rendus.`] : []),
        ...(isContested
          ? ['Son paiement est contesté\u00a0: la banque décide de la somme, rien n’est rendu d’ici.']
          : []),
        ...(choice === 'back'
          ? [
              means === 'card'
                ? `${sum} sont rendus sur la carte bancaire qui l’a payée.`
                : `${sum} sont à rendre par virement sous quatorze jours.`,
            ]
          : []),
      ]}
      submit={choice === 'back' ? `Bloquer et rendre ${sum}` : 'Bloquer la carte'}
      keep="Garder la carte"
      onSubmit={async () => {
        if (mayGiveBack && choice === '') throw new Error('Dis ce que devient ce qui reste.')
        await callPanel(voidGift, {
          params: { id: gift.id },
          body: { key, reason, balance_cents: cents, gives_back: choice === 'back' },
        })
        return 'La carte ne vaut plus rien.'
      }}
    >
      {mayGiveBack && (
        <DeskChoice
          label="Ce qui reste"
          value={choice}
          options={[{ value: '', label: 'Choisir' }, BACK, KEPT]}
          onChange={setChoice}
        />
      )}
      <DeskField label="Motif" required minLength={3} maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}

const RepaidForm = ({ gift, ...form }: FormProps) => {
  const [key] = useState(drawKey)
  const [reference, setReference] = useState('')
  return (
    <DeskForm
      {...form}
      level="h3"
      title="Noter le virement fait"
      lead={`${formatCents(gift.repayment?.amount_cents ?? 0)} à ${gift.giver_name}.`}
      submit="Noter"
      onSubmit={async () => {
        await callPanel(noteGiftRepaid, { params: { id: gift.id }, body: { key, reference } })
        return 'Le virement est noté.'
      }}
    >
      <DeskField label="Référence (facultatif)" maxLength={300} value={reference} onChange={setReference} />
    </DeskForm>
  )
}

const PaidForm = ({ gift, ...form }: FormProps) => {
  const [key] = useState(drawKey)
  const [receivedOn, setReceivedOn] = useState(() => calendarDayInParis(new Date()))
  const sum = formatCents(gift.amount_cents)
  return (
    <DeskForm
      {...form}
      level="h3"
      title="Noter le virement reçu"
      lead={`${sum}, référence ${gift.reference ?? ''}. La carte vaut cette somme tout de suite, et part à son heure. Si le relevé est importé, enregistre plutôt sa ligne.`}
      submit={`Noter ${sum}`}
      onSubmit={async () => {
        await callPanel(noteGiftPayment, {
          params: { id: gift.id },
          body: { key, amount_cents: gift.amount_cents, received_on: receivedOn },
        })
        return 'La carte est payée.'
      }}
    >
      <DeskField label="Reçu le" type="date" required value={receivedOn} onChange={setReceivedOn} />
    </DeskForm>
  )
}

const FORMS = { paid: PaidForm, resend: ResendForm, transfer: TransferForm, void: VoidForm, repaid: RepaidForm }
