import { GIFT_PICTURES } from '@/domain/gift-card'
import type { GiftFields } from '../rules/gift-fields'

/** What the card shows. */
export const GiftPictureBox = ({ draft, change }: GiftFields) => (
  <fieldset className="box">
    <legend className="h3">L’image</legend>
    <div className="thumbs">
      {GIFT_PICTURES.map(({ key, label }) => (
        <label className="thumb" key={key}>
          <input type="radio" name="image" checked={draft.picture === key} onChange={() => change({ picture: key })} />
          <img src={`/brand/cadeaux/${key}-200.webp`} alt="" width={200} height={200} loading="lazy" />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
