import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'

/**
 * Sets fields of the form that belong together, by their paths, as one change: an answer that comes while it is made
 * (the draft is saved as one writes) takes none of them back.
 */
export const useFormValues = (): ((values: Record<string, unknown>) => void) => {
  const { dispatchFields, getField, setModified } = useForm()
  return (values) => {
    const formState: FormState = Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path, { ...getField(path), value, isModified: true }]),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
    setModified(true)
  }
}
