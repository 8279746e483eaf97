'use client'

import '../desk/desk.css'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { addCampaign } from '@/contract/campaigns'
import { CAMPAIGN_CODE_LENGTH } from '@/domain/audience/campaign-code'
import { slugify } from '@/domain/text/slug'
import { callPanel, PanelRefusal } from '../calls/call-panel'
import { DeskField } from '../desk/desk-field'

const EMPTY = { name: '', code: '', path: '/' }

/** Makes a campaign; its code follows its name until it is written otherwise. */
export const CampaignForm = ({ onDone }: { onDone: () => void }) => {
  const [given, setGiven] = useState(EMPTY)
  const [isOwnCode, setIsOwnCode] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const code = isOwnCode ? given.code : codeOf(given.name)

  const send = async (): Promise<void> => {
    if (isPending) return
    setIsPending(true)
    setRefusal(null)
    try {
      await callPanel(addCampaign, { body: { ...given, path: given.path.trim(), code } })
      toast.success('La campagne est créée\u00a0: copie ses liens.')
      setGiven(EMPTY)
      setIsOwnCode(false)
      onDone()
    } catch (thrown) {
      setRefusal(refusalWords(thrown))
    }
    setIsPending(false)
  }

  return (
    <section className="audience__part campaigns__form">
      <h2>Nouvelle campagne</h2>
      <div className="campaigns__fields">
        <DeskField
          label="Nom"
          value={given.name}
          maxLength={90}
          hint={'Pour l’équipe, comme «\u00a0Lettre de décembre\u00a0».'}
          onChange={(name) => setGiven({ ...given, name })}
        />
        <DeskField
          label="Code du lien"
          value={code}
          maxLength={CAMPAIGN_CODE_LENGTH}
          hint="Il se lit dans l’adresse, et ne se change plus."
          onChange={(next) => {
            setIsOwnCode(true)
            setGiven({ ...given, code: next.trim().toLowerCase() })
          }}
        />
        <DeskField
          label="Page d’arrivée"
          value={given.path}
          maxLength={300}
          hint="Son adresse sur le site, comme /expeditions."
          onChange={(path) => setGiven({ ...given, path })}
        />
      </div>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Button
        buttonStyle="primary"
        size="medium"
        margin={false}
        disabled={isPending || given.name.trim() === '' || code === ''}
        onClick={() => void send()}
      >
        Créer la campagne
      </Button>
    </section>
  )
}

const codeOf = (name: string): string => slugify(name).slice(0, CAMPAIGN_CODE_LENGTH).replace(/-$/, '')

const FIELDS: Record<string, string> = { name: 'Nom', code: 'Code du lien', path: 'Page d’arrivée' }

const refusalWords = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  const field = thrown instanceof PanelRefusal && thrown.field ? FIELDS[thrown.field] : undefined
  return field ? `${field}\u00a0: ${thrown.message}` : thrown.message
}
