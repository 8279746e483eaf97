import localFont from 'next/font/local'

/**
 * The two fonts of every page, asked for beside the styles instead of after them. Other letters than these come from the
 * whole fonts of site.css. Next reads these calls as it builds: nothing but literals here.
 */
const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display-cut',
  weight: '720',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '87%' },
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+AB, U+B0, U+B7, U+BB, U+C0-C2, U+C4-CB, U+CD-D1, U+D3-D4, U+D6-E2, U+E4-EB, U+ED-F1, U+F3-F4, U+F6, U+F8-FF, U+152-153, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+20AC, U+2212',
    },
  ],
})

const sans = localFont({
  src: './fonts/instrument-sans.woff2',
  variable: '--font-sans-latin',
  weight: '400 700',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

/** The class of the root that brings both. */
export const siteFonts = `${display.variable} ${sans.variable}`
