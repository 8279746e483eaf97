import { Download } from 'lucide'
import Link from 'next/link'
import { useState } from 'react'
import { SERVER_PATHS } from '@/domain/site/server-paths'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { exportData } from '../api/account-page-calls'
import { AccountBox } from './account-box'
import { DeletionDialog } from './deletion-dialog'

const save = (data: unknown) => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'mes-donnees-lagopede.json' })
  link.click()
  URL.revokeObjectURL(address)
}

export const DataBox = ({ email, hasPassword }: { email: string; hasPassword: boolean }) => {
  const [error, setError] = useState<string>()
  const [isDeleting, setIsDeleting] = useState(false)
  const download = async () => {
    setError(undefined)
    try {
      save(await exportData())
    } catch (refusal) {
      setError(refusalOf(refusal).error)
    }
  }
  return (
    <AccountBox title="Mes données">
      <p className="soft">
        Tout ce que nous gardons de toi, dans un fichier. Supprimer ton compte efface ton nom, ton adresse, ton numéro
        et tes favoris, et annule tes réservations à venir{'\u00a0'}; la loi nous fait garder dix ans les factures de ce
        que tu as payé.
      </p>
      <p className="soft">
        Tu as acheté une carte cadeau ces quatorze derniers jours{'\u00a0'}?{' '}
        <Link className="link" href={SERVER_PATHS.withdrawal} prefetch={false}>
          Renoncer au contrat ici
        </Link>
      </p>
      <div className="acts">
        <Button look="line" onClick={download}>
          <Icon of={Download} />
          Télécharger mes données
        </Button>
        <Button look="ghost" onClick={() => setIsDeleting(true)}>
          Supprimer mon compte
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
      {isDeleting && <DeletionDialog email={email} hasPassword={hasPassword} onClose={() => setIsDeleting(false)} />}
    </AccountBox>
  )
}
