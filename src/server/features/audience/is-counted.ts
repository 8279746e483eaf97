import { isRobot } from '@/domain/audience/is-robot'

/** Whether a call is to be counted: robots are not, nor who says by a signal of their browser that they do not want to be. */
export const isCounted = (headers: Headers): boolean =>
  headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1' && !isRobot(headers.get('user-agent') ?? '')
