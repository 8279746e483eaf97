import {
  changePassword,
  checkEmail,
  chooseNewPassword,
  deleteUser,
  exportUserData,
  getAccount,
  getCurrentSession,
  getUser,
  logIn,
  resetPassword,
  signUp,
  unlinkProvider,
  updateIdentity,
  updateUser,
} from '@/contract/accounts'
import {
  confirmNewsletter,
  leaveNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@/contract/newsletter'
import { announceRoute } from '../http/announce-route'

export const ACCOUNT_ENDPOINTS = [
  checkEmail,
  logIn,
  getCurrentSession,
  signUp,
  resetPassword,
  chooseNewPassword,
  getUser,
  updateUser,
  updateIdentity,
  getAccount,
  changePassword,
  unlinkProvider,
  exportUserData,
  deleteUser,
  subscribeToNewsletter,
  leaveNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
].map(announceRoute)
