'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Names the page of a document that is not saved yet, where Payload says « [Sans titre] ». */
export const NewTitle = ({ title: own }: { title: string }) => {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const isNew = id === undefined
  useEffect(() => {
    if (!isNew || title === own) return
    // Payload names the page itself in the effects of this same drawing, after this one.
    const timer = setTimeout(() => {
      setDocumentTitle(own)
    })
    return () => {
      clearTimeout(timer)
    }
  }, [isNew, title, own, setDocumentTitle])
  return null
}
