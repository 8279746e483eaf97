import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { BANK_ROLES } from './bank-link'
import { BankPage } from './bank-page'

const TITLE = 'Relevés de banque'

/** What came to the agency's account, and which reservation each transfer is for, at /admin/releves. */
export const BankView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/releves" roles={BANK_ROLES}>
    <Gutter className="bank">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Importe le relevé de ta banque, en CSV ou en CAMT.053. Chaque virement reçu est rapproché d’une réservation, et
        n’est enregistré qu’une fois que tu le confirmes. Le même fichier importé deux fois n’ajoute rien.
      </p>
      <BankPage />
    </Gutter>
  </PanelView>
)
