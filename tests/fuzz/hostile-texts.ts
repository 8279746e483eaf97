/** What must neither bring a call down nor be kept: each by the name of a failure. */
export const HOSTILE_TEXTS: Record<string, unknown> = {
  'a null byte': 'a\0b',
  'half a character': 'a\ud800b',
  'the other half': '\udc00ab',
  'a turned reading order': 'abc\u202egnp.exe\u2066x\u2069',
  'no width': 'ab\u200bcd\u2060\ufeff',
  'only what is unseen': '\u200b\u200e\u202e',
  controls: 'a\u0001\u001b[31m\u0085b\u007f',
  'a link': 'Banque http://evil.test/login',
  'quotes and percent signs': `'"\\%_;--\${x}{{y}}<!--`,
  'a text of 60 kB': 'é'.repeat(30_000),
  'a number': 47,
  'a great number': 1e308,
  'a list': ['a', ['b']],
  'an object': { toString: 'a', $gt: '' },
  nothing: null,
  'a year that is none': '0000-01-01',
}

/** What no column may hold once all of them were sent: PostgreSQL's own pattern. */
export const UNSEEN_PATTERN = '[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0001\u001b]'

/** Parts of an address that look like a number, or nearly, and name no row. */
export const NAMES_NOTHING = [
  '0x2f',
  '4.7e1',
  '47%20',
  '%2047',
  '+47',
  '%2B47',
  '047',
  '47.0',
  '-47',
  '٤٧',
  '1e0',
  '%00',
  'a%00',
]
