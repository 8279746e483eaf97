import { RotateCcw } from 'lucide'
import type { ReactNode } from 'react'
import type { CartDetail } from '@/contract/cart-detail'
import { legalPath } from '@/domain/legal/legal-documents'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { FieldError } from '@/storefront/ui/field-error'
import { Note } from '@/storefront/ui/note'
import type { Tunnel } from '../api/use-tunnel'
import { cancellationWords } from '../rules/cancellation-words'
import type { Agreement } from '../rules/kept-agreement'
import { InformationForm } from './information-form'
import { LevelWarning } from './level-warning'
import { PrecontractualInfo } from './precontractual-info'
import { RescueInsurance } from './rescue-insurance'

type RecapConditionsProps = {
  tunnel: Tunnel
  /** How to speak with the agency. */
  help?: ReactNode
  agreement: Agreement
  onChange: (agreement: Agreement) => void
  /** Whether one tried to go on: then what is missing is said. */
  isAsked: boolean
}

/** What one agrees to; nothing is ticked beforehand. */
export const RecapConditions = ({ tunnel, help, agreement, onChange, isAsked }: RecapConditionsProps) => {
  const { level_notice: notice, information_form_version: form } = tunnel.cart
  return (
    <section className="box">
      <h2>Conditions</h2>
      {tunnel.cart.cancellation.length > 0 && (
        <Note tone="info" icon={RotateCcw}>
          {cancellationWords(tunnel.cart)}
        </Note>
      )}
      <PrecontractualInfo cart={tunnel.cart} />
      {form !== null && <InformationForm version={form} />}
      <RescueInsurance tunnel={tunnel} />
      {notice && (
        <LevelWarning
          tunnel={tunnel}
          notice={notice}
          help={help}
          isAccepted={agreement.gaps}
          isAsked={isAsked}
          onChange={(gaps) => onChange({ ...agreement, gaps })}
        />
      )}
      <div>
        <CheckboxRow
          id="accepte-conditions"
          checked={agreement.terms}
          aria-invalid={isAsked && !agreement.terms}
          aria-describedby="manque-conditions"
          onChange={({ target }) => onChange({ ...agreement, terms: target.checked })}
        >
          J’ai lu et j’accepte les{' '}
          <a className="link" href={legalPath('terms_of_sale')} target="_blank" rel="noopener">
            conditions générales de vente<span className="sr-only">, nouvel onglet</span>
          </a>
          {form === null
            ? ' et la fiche d’information précontractuelle.'
            : ', la fiche d’information précontractuelle et le formulaire d’information standard.'}
        </CheckboxRow>
        <div id="manque-conditions">
          {isAsked && !agreement.terms && <FieldError>Coche cette case pour commander</FieldError>}
        </div>
        <CheckboxRow
          id="certifie-niveau"
          checked={agreement.level}
          aria-invalid={isAsked && !agreement.level}
          aria-describedby="manque-niveau"
          onChange={({ target }) => onChange({ ...agreement, level: target.checked })}
        >
          {certificateWords(tunnel.cart)}
        </CheckboxRow>
        <div id="manque-niveau">
          {isAsked && !agreement.level && <FieldError>Coche cette case pour commander</FieldError>}
        </div>
      </div>
    </section>
  )
}

/** What is certified of the travelers of whom no warning speaks. */
const certificateWords = ({ level_notice: notice, travelers_count: count, expedition }: CartDetail): string => {
  const level = `a le niveau demandé (${String(expedition.level_number)}/5)`
  if (!notice)
    return `Je certifie que chaque participant ${level} et est couvert par une assurance secours en montagne.`
  if (notice.gaps.length >= count) {
    return 'Je certifie que chaque participant est couvert par une assurance secours en montagne.'
  }
  return `Je certifie que chaque autre participant ${level}, et que tous sont couverts par une assurance secours en montagne.`
}
