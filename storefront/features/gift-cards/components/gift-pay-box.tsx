import { Lock } from 'lucide'
import { formatPrice } from '@/domain/text/price'
import { Button } from '@/storefront/ui/button'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { onDemand } from '@/storefront/ui/on-demand'
import type { GiftFields } from '../rules/gift-fields'
import { giftEuros, type GiftDraft } from '../rules/gift-draft'

// How many means there are is known once the shop has answered.
const GiftMeans = onDemand(() => import('./gift-means').then((module) => module.GiftMeans))

type GiftPayBoxProps = GiftFields & {
  termsHref: string
  /** Undefined until it is known. */
  isSold: boolean | undefined
  isPaying: boolean
  /** By what it may be paid, and by what it is. */
  means: ReadonlyArray<GiftDraft['means']>
  chosen: GiftDraft['means']
  refusal: string | undefined
}

/** What is to be paid, the conditions, and the button that pays. */
export const GiftPayBox = ({
  draft,
  errors,
  change,
  termsHref,
  isSold,
  isPaying,
  means,
  chosen,
  refusal,
}: GiftPayBoxProps) => {
  const euros = giftEuros(draft)
  return (
    <div className="gift__pay">
      {means.length > 1 && <GiftMeans chosen={chosen} onChange={(picked) => change({ means: picked })} />}
      <div className="gift__terms">
        {isSold === false ? (
          <Note tone="info">
            La vente n’est pas ouverte en ce moment{'\u00a0'}: appelle-nous, on prépare la carte avec toi.
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
              <a className="link" href={termsHref} target="_blank" rel="noopener">
                conditions des cartes cadeaux<span className="sr-only">, nouvel onglet</span>
              </a>
              {'\u00a0'}: durée, rétractation, perte.
            </CheckboxRow>
            {errors.accepts_terms && <FieldError id="conditions-cadeau">{errors.accepts_terms}</FieldError>}
          </>
        )}
      </div>
      <div>
        <p className="soft">À régler</p>
        <p className="gift__tot num">{euros === null ? '…' : formatPrice(euros)}</p>
      </div>
      {isSold === false ? null : (
        <Button type="submit" look="go" size="lg" aria-disabled={isPaying || !isSold}>
          <Icon of={Lock} />
          {chosen === 'card' ? 'Payer la carte' : 'Commander et payer par virement'}
        </Button>
      )}
      {refusal !== undefined && (
        <div className="gift__terms">
          <Note tone="danger" role="alert">
            {refusal}
          </Note>
        </div>
      )}
      <p className="sr-only" role="status">
        {isPaying ? 'On ouvre la page de paiement…' : ''}
      </p>
    </div>
  )
}
