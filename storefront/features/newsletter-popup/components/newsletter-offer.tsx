'use client'

import { useState } from 'react'
import { refreshUser } from '@/storefront/lib/session/load'
import { newsletterNews, subscribeUser } from '@/storefront/lib/session/newsletter'
import { changeSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Note } from '@/storefront/ui/note'
import { showToast } from '@/storefront/ui/toast-store'
import { closeNewsletterForToday, countDenial } from '../rules/newsletter-denials'

const hide = () => {
  closeNewsletterForToday()
  changeSession({ isNewsletterPopupOpen: false })
}

const decline = () => {
  countDenial()
  hide()
}

export const NewsletterOffer = ({ email }: { email: string }) => {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const accept = async () => {
    if (state === 'sending') return
    setState('sending')
    try {
      const standing = await subscribeUser()
      if (standing) showToast(newsletterNews(standing))
      hide()
      await refreshUser()
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog
      open
      onClose={decline}
      title="Les nouvelles dates, avant tout le monde"
      before={<img className="pop__picture" src="/brand/home-hero-768.webp" alt="" width={768} height={329} />}
    >
      <p className="soft as-typed">
        Deux emails par mois, zéro kérosène. On t’inscrit avec {email}
        {'\u00a0'}?
      </p>
      {state === 'failed' && (
        <Note tone="danger" role="alert">
          Une erreur est survenue
        </Note>
      )}
      <Button look="go" block onClick={accept} aria-disabled={state === 'sending'}>
        Oui, je m’abonne
      </Button>
      <Button look="ghost" block onClick={decline}>
        Non merci
      </Button>
    </Dialog>
  )
}
