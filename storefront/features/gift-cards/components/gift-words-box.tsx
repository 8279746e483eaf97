import { MOST_GIFT_MESSAGE, MOST_GIFT_NAME } from '@/domain/gift-cards/gift-card'
import { Field } from '@/storefront/ui/field'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { textField, type GiftFields } from '../rules/gift-fields'

/** For whom, from whom, and the words. */
export const GiftWordsBox = (fields: GiftFields) => {
  const { draft, errors, change } = fields
  return (
    <fieldset className="box">
      <legend className="h3">Le mot</legend>
      <div className="gift__fields">
        <Field
          label="Prénom de la personne"
          maxLength={MOST_GIFT_NAME}
          autoComplete="off"
          {...textField(fields, { name: 'recipientName', error: 'recipient_name' })}
        />
        <Field
          label="De la part de"
          maxLength={MOST_GIFT_NAME}
          autoComplete="given-name"
          {...textField(fields, { name: 'giverName', error: 'giver_name' })}
        />
        <TextareaField
          label="Ton message (facultatif)"
          className="gift__wide"
          rows={3}
          limit={MOST_GIFT_MESSAGE}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
          {...(errors.message && { error: errors.message })}
        />
      </div>
    </fieldset>
  )
}
