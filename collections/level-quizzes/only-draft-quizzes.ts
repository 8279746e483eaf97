import type { Access } from 'payload'
import { hasRole } from '../access/roles'

/** Marketers and the agency change what is not published yet. */
export const onlyDraftQuizzes: Access = ({ req }) =>
  hasRole(req.user, 'staff', 'marketer') && { status: { equals: 'draft' } }
