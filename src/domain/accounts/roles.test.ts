import { expect, it } from 'vitest'
import { isTeamRole, ROLES } from './roles'

it('counts everyone but the customers among the team', () => {
  expect(ROLES.filter(isTeamRole)).toEqual(['guide', 'marketer', 'staff', 'admin'])
  expect(isTeamRole('')).toBe(false)
})
