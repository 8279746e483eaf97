/** How every browser of ours starts: as root too, and with letters spaced as on a screen. */
export const CHROMIUM_ARGUMENTS = ['--no-sandbox', '--font-render-hinting=none']
