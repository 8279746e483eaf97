import type { CartDetail } from '@/contract/cart-detail'
import { SHARING_NEEDS_ADDRESS, splitShares } from '@/domain/payments/shared-deposit'
import { formatPrice } from '@/domain/text/price'
import { AddressMail } from '@/storefront/parts/address-mail'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { Field } from '@/storefront/ui/field'
import { Note } from '@/storefront/ui/note'
import { SelectField } from '@/storefront/ui/select-field'
import { giftTotal, paymentPlan, type PaymentChoice } from '../rules/payment-plan'
import { sharersNamed, sharersOf } from '../rules/sharing'

type WhoPaysProps = { cart: CartDetail; choice: PaymentChoice; onChange: (choice: PaymentChoice) => void }

/** Whether one pays for all, or each a share by a link of their own. */
export const WhoPays = ({ cart, choice, onChange }: WhoPaysProps) => {
  const most = sharersOf({ cart, choice })
  if (most === 0) return null
  const names = choice.sharers
  return (
    <Box title={'Qui règle\u00a0?'}>
      <fieldset className="choices choices--two">
        <legend className="sr-only">Qui règle l’acompte</legend>
        <ChoiceRow
          name="qui"
          title={cart.travelers_count === 2 ? 'Moi, pour nous deux' : 'Moi, pour tout le monde'}
          note="Vous vous arrangez après"
          checked={names === undefined}
          onChange={() => onChange({ ...choice, sharers: undefined })}
        />
        <ChoiceRow
          name="qui"
          title="Chacun règle sa part"
          note={'Un lien par personne, les places attendent 48\u00a0h'}
          checked={names !== undefined}
          onChange={() => onChange({ ...choice, cardTerms: undefined, sharers: sharersNamed({ cart, count: most }) })}
        />
      </fieldset>
      {names && <Sharers cart={cart} choice={choice} names={names} most={most} onChange={onChange} />}
    </Box>
  )
}

const Sharers = ({ cart, choice, names, most, onChange }: WhoPaysProps & { names: string[]; most: number }) => {
  const { due } = paymentPlan({ price: cart.price, gifts: giftTotal(cart), ...choice })
  const shares = splitShares({ totalCents: Math.round(due * 100), payers: names.length })
  const rename = (index: number, name: string) =>
    onChange({ ...choice, sharers: names.map((one, at) => (at === index ? name : one)) })
  return (
    <div className="who">
      {!cart.customer.email_verified && (
        <Note tone="warn">
          {SHARING_NEEDS_ADDRESS} <AddressMail />
        </Note>
      )}
      {most > 2 && (
        <SelectField
          label="En combien de parts ?"
          value={String(names.length)}
          options={Array.from({ length: most - 1 }, (_, index) => ({
            value: String(index + 2),
            label: `${String(index + 2)} parts`,
          }))}
          onChange={({ target }) => {
            const known = sharersNamed({ cart, count: Number(target.value) })
            onChange({ ...choice, sharers: known.map((name, index) => names[index] ?? name) })
          }}
        />
      )}
      <ul className="shares">
        {shares.map((cents, index) => (
          <li key={index}>
            <Field
              label={index === 0 ? 'Toi' : `Prénom, part ${String(index + 1)}`}
              value={names[index] ?? ''}
              maxLength={40}
              autoComplete="off"
              placeholder="Prénom, si tu veux"
              onChange={({ target }) => rename(index, target.value)}
            />
            <p className="shares__n num">{formatPrice(cents / 100)}</p>
          </li>
        ))}
      </ul>
      <p className="small soft">
        Les parts sont égales. Personne n’est débité avant que la dernière soit là{'\u00a0'}: s’il en manque une, rien
        n’est pris à personne.
      </p>
    </div>
  )
}
