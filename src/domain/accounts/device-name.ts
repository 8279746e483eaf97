const UNKNOWN = 'Appareil inconnu'

/** Named before what they are made from: Edge says it is Chrome, Chrome says it is Safari. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What a person recognises their device by, from what its browser says of itself: « Firefox sur Windows ». */
export const deviceName = (userAgent: string | null): string => {
  const named = (names: typeof BROWSERS | typeof SYSTEMS): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (browser && system) return `${browser} sur ${system}`
  return browser ?? system ?? UNKNOWN
}
