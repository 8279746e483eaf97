'use client'

import { onDemand } from '@/storefront/ui/on-demand'

// Their page is one of those that the agency writes, whose others sell nothing.
export const GiftShopOnDemand = onDemand(() => import('./gift-shop').then((module) => module.GiftShop))
export const GiftBalanceOnDemand = onDemand(() => import('./gift-balance-box').then((module) => module.GiftBalanceBox))
