import { isContentHref } from '@/domain/content/content-href'

export const validateHref = (value: string | null | undefined): true | string =>
  !value || isContentHref(value) || 'Écris une adresse du site (/expeditions), un lien https://, mailto: ou tel:.'
