'use client'

import { onDemand } from '@/storefront/ui/on-demand'

/** What a card still holds, at the end of its page: its script is no part of the page's first. */
export const GiftBalance = onDemand(() => import('./gift-balance-box').then((module) => module.GiftBalanceBox))
