'use client'

import '../desk/desk.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'

const LIST = '/admin/collections/expeditions'

/** Names a new expedition, whose draft is saved then and not before, and opens it to be filled in. */
export const StartExpedition = () => {
  const router = useRouter()
  const [name, setName] = useState('')
  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'Aventures', url: LIST }, { label: 'Nouvelle aventure' }]} />
      <h1>Nouvelle aventure</h1>
      <section className="desk" aria-label="Nouvelle aventure">
        <DeskForm
          title={'Comment s’appelle-t-elle\u00a0?'}
          lead="Un brouillon est gardé sous ce nom, que tu pourras changer. Le reste s’écrit ensuite."
          submit="Créer le brouillon"
          onSubmit={async () => {
            const id = await createDraft(name)
            router.replace(`${LIST}/${String(id)}`)
            return 'Le brouillon est créé.'
          }}
          onDone={() => undefined}
          onClose={() => {
            router.push(LIST)
          }}
        >
          <DeskField label="Nom" required maxLength={90} autoComplete="off" value={name} onChange={setName} />
        </DeskForm>
      </section>
    </Gutter>
  )
}

const OUT = 'Le serveur ne répond pas. Réessaie dans un instant.'
const NAMESAKE = 'Une aventure a déjà cette adresse\u00a0: choisis un autre nom.'

type Answer = {
  doc?: { id: number }
  errors?: Array<{ message: string; data?: { errors?: Array<{ path?: string; message: string }> } }>
}

/** Saves a draft of an expedition that has a name alone, and answers its number. Throws why it was refused, in French. */
const createDraft = async (name: string): Promise<number> => {
  const response = await fetch('/api/expeditions?draft=true&depth=0', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: name.trim() }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer | null | undefined
  if (answer?.doc) return answer.doc.id
  throw new Error(reasonOf(answer?.errors?.[0]))
}

const reasonOf = (refusal: NonNullable<Answer['errors']>[number] | undefined): string => {
  const field = refusal?.data?.errors?.[0]
  return field?.path === 'slug' ? NAMESAKE : (field?.message ?? refusal?.message ?? OUT)
}
