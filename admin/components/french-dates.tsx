'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/**
 * Around the panel: gives its calendars their French months before they are drawn. Payload does so afterwards, and they
 * stay in English until something else draws them anew.
 */
export const FrenchDates = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation()
  nameMonthsBy(i18n)
  return children
}

/** Where react-datepicker looks for what `registerLocale` and `setDefaultLocale` keep. */
type Calendars = { __localeId__?: string; __localeData__?: Record<string, unknown> }

const nameMonthsBy = ({ language, dateFNS }: { language: string; dateFNS: unknown }): void => {
  // Loaded by the browser, some time after the first drawing.
  if (!dateFNS || typeof window === 'undefined') return
  const calendars: Calendars = window as Calendars
  calendars.__localeData__ = { ...calendars.__localeData__, [language]: dateFNS }
  calendars.__localeId__ = language
}
