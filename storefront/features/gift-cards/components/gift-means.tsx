import { ChoiceRow } from '@/storefront/ui/choice-row'
import type { GiftDraft } from '../rules/gift-draft'

const MEANS = [
  { key: 'card', title: 'Carte bancaire', note: 'La carte cadeau est prête tout de suite.' },
  { key: 'bank_transfer', title: 'Virement', note: 'Elle est prête quand ton virement est là.' },
] as const

type GiftMeansProps = { chosen: GiftDraft['means']; onChange: (means: GiftDraft['means']) => void }

/** By what a card is paid. */
export const GiftMeans = ({ chosen, onChange }: GiftMeansProps) => (
  <fieldset className="gift__means">
    <legend className="sr-only">Moyen de paiement</legend>
    {MEANS.map(({ key, title, note }) => (
      <ChoiceRow
        key={key}
        name="gift-means"
        title={title}
        note={note}
        checked={key === chosen}
        onChange={() => onChange(key)}
      />
    ))}
  </fieldset>
)
