import { addInterest, getInterestsPopup, listInterests } from '@/contract/interests'
import { announceRoute } from '../http/announce-route'

export const INTEREST_ENDPOINTS = [listInterests, addInterest, getInterestsPopup].map(announceRoute)
