'use client'

import '../desk/desk.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { NO_ANSWER } from '../calls/call-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'

/** What a draft is named by before anything else is written. */
const STARTS = {
  expeditions: {
    ...{ list: 'Aventures', title: 'Nouvelle aventure', question: 'Comment s’appelle-t-elle\u00a0?' },
    ...{ field: 'name', label: 'Nom', max: 90 },
    namesake: 'Une aventure a déjà cette adresse\u00a0: choisis un autre nom.',
  },
  pages: {
    ...{ list: 'Pages', title: 'Nouvelle page', question: 'Quel est son titre\u00a0?' },
    ...{ field: 'title', label: 'Titre', max: 120 },
    namesake: 'Une page a déjà cette adresse\u00a0: choisis un autre titre.',
  },
  articles: {
    ...{ list: 'Articles', title: 'Nouvel article', question: 'Quel est son titre\u00a0?' },
    ...{ field: 'title', label: 'Titre', max: 110 },
    namesake: 'Un article a déjà cette adresse\u00a0: choisis un autre titre.',
  },
} as const

export type StartedCollection = keyof typeof STARTS

/** Names a new document, whose draft is saved then and not before, and opens it to be filled in. */
export const StartDraft = ({ collection }: { collection: StartedCollection }) => {
  const router = useRouter()
  const [name, setName] = useState('')
  const { list, title, question, label, max } = STARTS[collection]
  return (
    <Gutter>
      <SetStepNav nav={[{ label: list, url: PANEL_PATHS.list(collection) }, { label: title }]} />
      <h1>{title}</h1>
      <section className="desk" aria-label={title}>
        <DeskForm
          title={question}
          lead="Un brouillon est gardé sous ce nom, que tu pourras changer. Le reste s’écrit ensuite."
          submit="Créer le brouillon"
          onSubmit={async () => {
            const id = await createDraft({ collection, name })
            router.replace(PANEL_PATHS.document(collection, id))
            return 'Le brouillon est créé.'
          }}
          onDone={() => undefined}
          onClose={() => {
            router.push(PANEL_PATHS.list(collection))
          }}
        >
          <DeskField label={label} required maxLength={max} autoComplete="off" value={name} onChange={setName} />
        </DeskForm>
      </section>
    </Gutter>
  )
}

type Answer = {
  doc?: { id: number }
  errors?: Array<{ message: string; data?: { errors?: Array<{ path?: string; message: string }> } }>
}

type Named = { collection: StartedCollection; name: string }

/** Saves a draft that has a name alone, and answers its number. Throws why it was refused, in French. */
const createDraft = async ({ collection, name }: Named): Promise<number> => {
  const { field, namesake } = STARTS[collection]
  const response = await fetch(`/api/${collection}?draft=true&depth=0`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [field]: name.trim() }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer | null | undefined
  if (answer?.doc) return answer.doc.id
  throw new Error(reasonOf({ refusal: answer?.errors?.[0], namesake }))
}

type Refused = { refusal: NonNullable<Answer['errors']>[number] | undefined; namesake: string }

const reasonOf = ({ refusal, namesake }: Refused): string => {
  const wrong = refusal?.data?.errors?.[0]
  return wrong?.path === 'slug' ? namesake : (wrong?.message ?? refusal?.message ?? NO_ANSWER)
}
