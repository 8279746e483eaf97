import {
  checkEmail,
  getCurrentSession,
  getUser,
  logIn,
  resetPassword,
  signUp,
  subscribeToNewsletter,
  updateUser,
} from '@/contract/accounts'
import { announceRoute } from '../http/announce-route'

export const ACCOUNT_ENDPOINTS = [
  checkEmail,
  logIn,
  getCurrentSession,
  signUp,
  resetPassword,
  getUser,
  updateUser,
  subscribeToNewsletter,
].map(announceRoute)
