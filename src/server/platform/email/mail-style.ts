/** Mail programs read no custom properties: the few values of design/tokens.css that messages use. */
export const COLORS = {
  snow: '#f5f8f5',
  paper: '#ffffff',
  line: '#d3ddd7',
  ink: '#0b2822',
  soft: '#39524a',
  mute: '#566b63',
  fir: '#103029',
  coral: '#ff7a4f',
  blue: '#155b73',
}

export const FONTS = {
  title: '"Bricolage Grotesque", "Arial Narrow", Arial, sans-serif',
  text: '"Instrument Sans", -apple-system, "Segoe UI", Arial, sans-serif',
}
