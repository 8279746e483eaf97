import type { Access, Where } from 'payload'
import { hasRole } from '../access/roles'

/** The agency and marketers read all departures; a guide reads those he or she leads, and no other. */
export const readOwnDepartures: Access = ({ req }) => {
  if (hasRole(req.user, 'staff', 'marketer')) return true
  if (!req.user || !hasRole(req.user, 'guide')) return false
  const leads: Where = { 'guide.user': { equals: req.user.id } }
  const leadsByDefault: Where = {
    and: [{ guide: { exists: false } }, { 'expedition.guide.user': { equals: req.user.id } }],
  }
  return { or: [leads, leadsByDefault] }
}
