'use client'

import { Button, useDocumentDrawer, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** On a question: opens an answer to it, its expedition and question filled in. */
export const AnswerButton = () => {
  const { id } = useDocumentInfo()
  const expedition = useFormFields(([fields]) => fields['expedition']?.value)
  const parent = useFormFields(([fields]) => fields['parent']?.value)
  const [AnswerDrawer, , { closeDrawer, openDrawer }] = useDocumentDrawer({ collectionSlug: 'messages' })

  if (id === undefined || parent) return null
  return (
    <>
      <Button buttonStyle="secondary" onClick={openDrawer}>
        Répondre
      </Button>
      <AnswerDrawer initialData={{ expedition, parent: id }} redirectAfterCreate={false} onSave={closeDrawer} />
    </>
  )
}
