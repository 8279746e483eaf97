'use client'

import { toast, useDocumentInfo, useForm, useFormFields, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { baseOfForm, keptOf } from './base-of-form'
import { OpenElsewhere } from './open-elsewhere'

const BASE = '_basedOn'

/**
 * In the form of every document: each save says which values it is based on, what somebody else changed in between is told, and
 * who else has the document open is shown.
 */
export const DocumentWatch = () => {
  const { collectionSlug, data, globalSlug, id } = useDocumentInfo()
  useBase(data)
  useKeptNotice(data)
  const entity = collectionSlug ?? globalSlug
  const number = globalSlug ? 0 : Number(id)
  return entity && Number.isSafeInteger(number) && (number > 0 || globalSlug) ? (
    <OpenElsewhere entity={entity} id={number} />
  ) : null
}

/** Has the form send what the server said of the values that it shows. */
const useBase = (data: unknown): void => {
  const { dispatchFields, getDataByPath } = useForm()
  const held = useFormFields(([fields]) => fields[BASE]?.value)
  // What the form has taken of the others' changes comes a moment after the answer that tells of them.
  const taken = useFormFields(([fields]) =>
    baseOfForm({ data, fields, held: fields[BASE]?.value, valueAt: (path) => getDataByPath(path) }),
  )
  // Before, the form is filled once more, without what was added to it.
  const isFilled = !useFormInitializing()
  useEffect(() => {
    if (!isFilled || taken === null || taken === held) return
    // Payload's own way for one field would take all others for untouched.
    dispatchFields({
      type: 'UPDATE_MANY',
      formState: { [BASE]: { value: taken, initialValue: taken, valid: true, passesCondition: true } },
    })
  }, [dispatchFields, held, isFilled, taken])
}

const useKeptNotice = (data: unknown): void => {
  const told = useRef<unknown>(null)
  useEffect(() => {
    if (told.current === data) return
    told.current = data
    for (const { said } of keptOf(data)) {
      toast.info(`${said}\u00a0: c’est gardé. Recharge la page si tu ne le vois pas ici.`, { duration: 15_000 })
    }
  }, [data])
}
