import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'

/** What a hook throws to refuse fields of a form: the panel names each by its label, and shows the message under it. */
export const invalidFields = ({
  collection,
  errors,
  req,
}: {
  collection: CollectionSlug
  errors: Array<{ path: string; message: string }>
  req: PayloadRequest
}): ValidationError => {
  const { flattenedFields } = req.payload.collections[collection].config
  const labelOf = (path: string): string => {
    const field = flattenedFields.find(({ name }) => name === path)
    return field && 'label' in field && typeof field.label === 'string' ? field.label : path
  }
  const labelled = errors.map((error) => ({ ...error, label: labelOf(error.path) }))
  return new ValidationError({ collection, errors: labelled, req }, req.t)
}
