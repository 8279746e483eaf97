'use client'

import { Info } from 'lucide-react'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Field } from '@/storefront/ui/field'
import { Logo } from '@/storefront/ui/logo'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'
import { SocialMark } from './social-mark'

type EntryPopupProps = { brand: string; onClose: () => void }

/** The place of the entry popup (spec §2). Until accounts exist it says so, with its form at rest. */
export const EntryPopup = ({ brand, onClose }: EntryPopupProps) => (
  <Dialog open onClose={onClose} title={`Bienvenue chez ${brand}`} before={<Logo className="pop__logo" />}>
    <p className="soft">
      Connecte-toi ou crée ton compte pour rejoindre la communauté et accéder à toutes les aventures.
    </p>
    <Note tone="info" icon={Info} role="status">
      La connexion arrive bientôt.
    </Note>
    <fieldset disabled className="grid gap-4">
      <legend className="sr-only">Connexion</legend>
      <Field
        label="Ton adresse email"
        name="emailLogin"
        type="email"
        placeholder="camille@exemple.fr"
        autoComplete="email"
      />
      <Button look="go" block>
        CONTINUER
      </Button>
      <p className="or">ou</p>
      <Button look="line" block>
        <SocialMark of="google" />
        CONTINUER AVEC GOOGLE
      </Button>
      <Button look="line" block>
        <SocialMark of="facebook" />
        CONTINUER AVEC FACEBOOK
      </Button>
    </fieldset>
    <p className="terms">
      En cliquant, tu acceptes nos{' '}
      <SiteLink className="link" href="/confidentialite-et-mentions-legales#conditionsutilisateurs">
        conditions générales d’utilisation
      </SiteLink>
    </p>
  </Dialog>
)
