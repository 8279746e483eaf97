/** What a stranger may type to run a script, to break the page, or to deceive who reads. Each sets `window.pwned` if it runs. */
export const SCRIPTS = [
  '<script>window.pwned=1;alert(1)</script>',
  '</script><script>window.pwned=1</script>',
  '<img src=x onerror="window.pwned=1;alert(1)">',
  '<svg onload=window.pwned=1><animate onbegin=alert(1) attributeName=x>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<a href="javascript:window.pwned=1">lien</a>',
  'javascript:window.pwned=1//https://exemple.fr',
  'https://exemple.fr/"onmouseover="window.pwned=1',
  "https://exemple.fr/'><script>window.pwned=1</script>",
  '" autofocus onfocus="window.pwned=1',
  '{{constructor.constructor("window.pwned=1")()}} ${window.pwned=1} <%= 1 %>',
  '<style>*{display:none}</style><base href="https://evil.example/">',
  '<details open ontoggle=window.pwned=1><summary>x</summary></details>',
  '<math><mtext></p><style><img src=x onerror=window.pwned=1></style></mtext></math>',
  '&lt;script&gt;window.pwned=1&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;',
  '\\u003cscript\\u003ewindow.pwned=1\\u003c/script\\u003e',
  ']]><!--<script>window.pwned=1</script>-->',
] as const

/** Texts that reach beyond their box, turn the reading order around, or weigh on it. */
export const UNICODE = [
  'W'.repeat(400),
  `https://exemple.fr/${'a'.repeat(300)}`,
  `Z${'\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307'.repeat(30)}algo`,
  'gnp.\u202eexe facture',
  '\u2066\u2067\u2068Isolé\u2069',
  'مرحبا بكم في الجبال שלום',
  '👨‍👩‍👧‍👦🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}⛷️🏔️'.repeat(6),
  'l\u200bi\u200bb\u200br\u200be',
  'nul\u0000octet \u0007\u001b[31m',
  '\ufeffMarque\u00ad\u2060 invisible',
  `${'\n'.repeat(60)}bas`,
  '﷽﷽﷽ ꧅꧅ 𒐫𒐫',
  '𝕿𝖊𝖝𝖙𝖊 ﬁgé Ａｌｐｅｓ',
  'demi\ud800caractère',
] as const

/** Texts of which no eye sees anything: refused. */
export const INVISIBLE = ['\u200b\u200b', '\u3164\u2800', '\u202e\u2066\u2069', '\u0000\u0001', '\u00ad\ufeff'] as const

/** Names, on one line of 80 characters at most. */
export const NAMES = [
  '<img src=x onerror=pwned=1>',
  '"><svg onload=pwned=1>',
  `Zo\u0308e${'\u0336\u0337\u0338\u0300\u0301\u0302'.repeat(6)}`,
  `Ana\u202ecilA`,
  'W'.repeat(80),
] as const
