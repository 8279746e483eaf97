import type { Payload, TypedUser } from 'payload'
import { FIRST_STEPS_PREFERENCE } from './first-steps-preference'

/** Whether this user has put the first steps away. */
export const hasClosedFirstSteps = async ({
  payload,
  user,
}: {
  payload: Payload
  user: TypedUser
}): Promise<boolean> => {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: FIRST_STEPS_PREFERENCE } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: user.id } },
      ],
    },
    limit: 1,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const value: unknown = docs[0]?.value
  return typeof value === 'object' && value !== null && 'isClosed' in value && value.isClosed === true
}
