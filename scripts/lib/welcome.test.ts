import { expect, it } from 'vitest'
import { welcome } from './welcome'

it('says beside the address of the panel that it works at SITE_URL alone', () => {
  const text = welcome({
    isProduction: false,
    SITE_URL: 'https://agence.example',
    DEMO_PASSWORD: 'sesame',
    SMTP_URL: undefined,
    dataDirectory: '.data',
    logDirectory: '.data/logs',
  })
  expect(text).toMatch(/^ {2}Admin {7}https:\/\/agence\.example\/admin \(saves at SITE_URL alone/m)
})
