import { Mountain, Wallet } from 'lucide'
import { GIFT_AMOUNTS } from '@/domain/gift-cards/gift-card'
import { formatPrice } from '@/domain/text/price'
import { Field } from '@/storefront/ui/field'
import { Icon } from '@/storefront/ui/icon'
import { onDemand } from '@/storefront/ui/on-demand'
import { textField, type GiftFields } from '../rules/gift-fields'

const GiftTripField = onDemand(() => import('./gift-trip-field').then((module) => module.GiftTripField))

const KINDS = [
  ['amount', Wallet, 'Un montant'],
  ['trip', Mountain, 'Une aventure'],
] as const

/** What is given: a sum, or what a trip costs. */
export const GiftSumBox = (fields: GiftFields) => {
  const { draft, change } = fields
  return (
    <fieldset className="box">
      <legend className="h3">Ce que tu offres</legend>
      <div className="gift-seg">
        {KINDS.map(([kind, icon, label]) => (
          <label key={kind}>
            <input type="radio" name="offre" checked={draft.kind === kind} onChange={() => change({ kind })} />
            <span>
              <Icon of={icon} />
              {label}
            </span>
          </label>
        ))}
      </div>
      {draft.kind === 'trip' ? <GiftTripField {...fields} /> : <GiftAmountField {...fields} />}
    </fieldset>
  )
}

/** How much is given: one of the sums, or another. */
const GiftAmountField = (fields: GiftFields) => {
  const { draft, change } = fields
  return (
    <>
      <div className="amts" role="radiogroup" aria-label="Montant">
        {[...GIFT_AMOUNTS, 'other' as const].map((amount) => (
          <label className="amt" key={amount}>
            <input type="radio" name="montant" checked={draft.amount === amount} onChange={() => change({ amount })} />
            <span className="num">{amount === 'other' ? 'Autre' : formatPrice(amount)}</span>
          </label>
        ))}
      </div>
      {draft.amount === 'other' && (
        <Field
          label="Montant, en euros"
          inputMode="decimal"
          autoComplete="off"
          className="gift__other"
          hint={'Entre 30 et 3\u00a0000\u00a0€, au chiffre rond ou pas.'}
          {...textField(fields, { name: 'other', error: 'amount' })}
        />
      )}
    </>
  )
}
