import { HttpError } from '@/server/platform/http/errors'

/** 409: from its first day on, a trip is canceled by word of mouth alone. */
export const tripHasBegun = (): HttpError =>
  new HttpError({ status: 409, message: 'Le voyage a commencé : appelle-nous.' })
