'use client'

import type { ComponentProps, ReactNode } from 'react'
import { readTab, SESSION_KEYS } from '@/storefront/lib/storage/browser-storage'
import { AliveWhenNear } from '@/storefront/ui/alive-when-near'
import type { QuestionList } from './question-list'

const loadQuestionList = () => import('./question-list').then((module) => module.QuestionList)

// A text whose author went to sign in is sent as they come back, wherever they look.
const hasDraft = () => readTab(SESSION_KEYS.messageDrafts) !== null

/** The questions as the server wrote them, then those that can be answered. */
export const LiveQuestions = ({
  children,
  ...props
}: ComponentProps<typeof QuestionList> & { children: ReactNode }) => (
  <AliveWhenNear load={loadQuestionList} isWanted={hasDraft} props={props}>
    {children}
  </AliveWhenNear>
)
