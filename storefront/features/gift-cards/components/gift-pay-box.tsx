import { Lock } from 'lucide'
import { legalPath } from '@/domain/legal-documents'
import { formatPrice } from '@/domain/price'
import { Button } from '@/storefront/ui/button'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import type { GiftFields } from '../rules/gift-fields'
import { giftEuros } from '../rules/gift-draft'

type GiftPayBoxProps = GiftFields & {
  /** Undefined until it is known. */
  isSold: boolean | undefined
  isPaying: boolean
  refusal: string | undefined
}

/** What is to be paid, the conditions, and the button that pays. */
export const GiftPayBox = ({ draft, errors, change, isSold, isPaying, refusal }: GiftPayBoxProps) => {
  const euros = giftEuros(draft)
  return (
    <div className="gift__pay">
      <div>
        <p className="soft">À régler</p>
        <p className="gift__tot num">{euros === null ? '…' : formatPrice(euros)}</p>
      </div>
      {isSold === false ? null : (
        <Button type="submit" look="go" size="lg" aria-disabled={isPaying || !isSold}>
          <Icon of={Lock} />
          Payer la carte
        </Button>
      )}
      <div className="gift__terms">
        {isSold === false ? (
          <Note tone="info">
            Le paiement par carte n’est pas ouvert en ce moment{'\u00a0'}: appelle-nous, on prépare la carte avec toi.
          </Note>
        ) : (
          <>
            <CheckboxRow
              checked={draft.accepts}
              aria-invalid={errors.accepts_terms ? true : undefined}
              aria-describedby={errors.accepts_terms ? 'conditions-cadeau' : undefined}
              onChange={({ target }) => change({ accepts: target.checked })}
            >
              J’accepte les{' '}
              <a className="link" href={legalPath('gift_card_terms')} target="_blank" rel="noopener">
                conditions des cartes cadeaux<span className="sr-only">, nouvel onglet</span>
              </a>
              {'\u00a0'}: durée, rétractation, perte.
            </CheckboxRow>
            {errors.accepts_terms && <FieldError id="conditions-cadeau">{errors.accepts_terms}</FieldError>}
          </>
        )}
        {refusal !== undefined && (
          <Note tone="danger" role="alert">
            {refusal}
          </Note>
        )}
        <p className="sr-only" role="status">
          {isPaying ? 'On ouvre la page de paiement…' : ''}
        </p>
      </div>
    </div>
  )
}
