import { GIFT_AMOUNTS } from '@/domain/gift-card'
import { formatPrice } from '@/domain/price'
import { Field } from '@/storefront/ui/field'
import { textField, type GiftFields } from '../rules/gift-fields'

/** How much is given: one of the sums, or another. */
export const GiftSumBox = (fields: GiftFields) => {
  const { draft, change } = fields
  return (
    <fieldset className="box">
      <legend className="h3">Ce que tu offres</legend>
      <div className="amts">
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
    </fieldset>
  )
}
