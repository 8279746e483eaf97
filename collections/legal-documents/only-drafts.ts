import type { Access } from 'payload'
import { hasRole } from '../access/roles'

/** The agency changes what is not published yet; the panel shows the rest for reading. */
export const onlyDrafts: Access = ({ req }) => hasRole(req.user, 'staff') && { status: { equals: 'draft' } }
