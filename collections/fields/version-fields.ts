import type { SelectField, TextField, TextFieldSingleValidation } from 'payload'
import { LEGAL_VERSION } from '@/domain/legal/legal-documents'
import { nameCopy } from './name-copy'

const MOST_NAME = 20

type VersionName = {
  description: string
  width?: '30%' | '50%'
  /** False where several rows may bear one name. */
  isUnique?: boolean
  validate?: TextFieldSingleValidation
}

/** The name of a version; a copy gets a name of its own. */
export const versionName = ({ description, width, isUnique = true, validate }: VersionName): TextField => ({
  name: 'version',
  type: 'text',
  label: 'Version',
  required: true,
  unique: isUnique,
  maxLength: MOST_NAME,
  ...(validate && { validate }),
  hooks: { beforeDuplicate: [nameCopy({ maxLength: MOST_NAME, suffix: '-copie' })] },
  admin: { ...(width && { width }), description },
})

/** Refuses a name that no address can bear; `example` ends the sentence. */
export const addressableVersion =
  (example: string): TextFieldSingleValidation =>
  (value) =>
    LEGAL_VERSION.test(value ?? '') || `Des minuscules, des chiffres, des points et des tirets, comme ${example}`

/** Whether a version is a draft, or published for good; a copy is a draft. */
export const versionStatus = (description: string): SelectField => ({
  name: 'status',
  type: 'select',
  label: 'État',
  required: true,
  defaultValue: 'draft',
  index: true,
  options: [
    { value: 'draft', label: 'Brouillon' },
    { value: 'published', label: 'Publié' },
  ],
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: { position: 'sidebar', description },
})
