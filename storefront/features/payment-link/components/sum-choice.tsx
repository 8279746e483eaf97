import type { PaymentDetail } from '@/contract/payments'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { Field } from '@/storefront/ui/field'
import { ownPart, type Wish } from '../rules/asked-sum'

type SumChoiceProps = {
  detail: PaymentDetail
  wish: Wish
  onWish: (wish: Wish) => void
  /** Why the sum that is written can't be paid. */
  error: string | undefined
}

/** How much is paid now, where there is a choice: a deposit or all, a balance or a part of it. */
export const SumChoice = ({ detail, wish, onWish, error }: SumChoiceProps) => {
  const { amount, left, due_on: dueOn, expedition } = detail
  const part = ownPart(detail)
  const rows: Array<{ kind: Wish['kind']; title: string; note: string; sum: number | null }> =
    detail.purpose === 'balance'
      ? [
          { kind: 'due', title: 'Tout le solde', note: 'Ensuite, plus rien à penser', sum: left },
          ...(part === null
            ? []
            : [
                {
                  kind: 'part' as const,
                  title: 'Ma part',
                  note: `Une part sur ${String(expedition.travelers_count)}\u00a0: le reste peut se payer avec ce même lien`,
                  sum: part,
                },
              ]),
          {
            kind: 'other',
            title: 'Un autre montant',
            note: `En plusieurs fois si tu préfères${dueOn === null ? '' : `, jusqu’au ${formatShortDate(dueOn)}`}`,
            sum: null,
          },
        ]
      : [
          { kind: 'due', title: 'Ce qui est attendu', note: 'L’acompte seul', sum: amount },
          { kind: 'all', title: 'Tout ce qui reste', note: 'Ensuite, plus rien à penser', sum: left },
        ]
  return (
    <Box title={'Tu règles combien\u00a0?'}>
      <fieldset className="choices">
        <legend className="sr-only">Montant</legend>
        {rows.map(({ kind, title, note, sum }) => (
          <ChoiceRow
            key={kind}
            name="montant"
            title={title}
            note={note}
            end={sum === null ? undefined : formatPrice(sum)}
            checked={wish.kind === kind}
            onChange={() => onWish({ ...wish, kind })}
          />
        ))}
      </fieldset>
      {wish.kind === 'other' && (
        <Field
          label="Montant, en euros"
          inputMode="decimal"
          autoComplete="off"
          hint={`Entre 10\u00a0€ et ${formatPrice(left)}.`}
          value={wish.other}
          error={error}
          onChange={({ target }) => onWish({ ...wish, other: target.value })}
        />
      )}
    </Box>
  )
}
