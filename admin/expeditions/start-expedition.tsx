'use client'

import '../desk/desk.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'
import { createDraft } from './create-draft'

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
