import { hashScript } from './inline-script-hashes'

/** Of the scripts that a page names and that are no hurry: no browser loads or runs a type that it does not know. */
const WAITING = 'text/waiting'

// As Next writes them; what is not so is left as it is.
const SCRIPT = /<script (src="\/_next\/static\/[^"]+"[^>]*?) async=""([^>]*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * The page whose scripts are asked for once it is painted, its large pictures being there: what a visitor sees first waits for
 * none of their bytes. What is pressed or sent before the page answers is done again once it does, see `STARTER`. A page without
 * such scripts is given back as it is.
 */
export const startScriptsLater = (html: string): string => {
  const later = html.replace(SCRIPT, `<script type="${WAITING}" $1 async=""$2></script>`)
  if (later === html) return html
  return later.replace(PRELOAD, '').replace('</head>', () => `<script>${STARTER}</script></head>`)
}

/** Says of a page that its first screen alone is laid out, and what is not: see `below-first-screen.css`. */
const FIRST_SCREEN = 'data-first-screen'
const BELOW = '.home > .section, .psec, .similar, .grid-cards .xcard, .ftr'

/**
 * Runs in the page. Scripts begin with the first paint and the pictures that are said to come first, after PATIENCE milliseconds
 * at most, at once in a page that nobody looks at and for whoever presses, types or touches, a few at a time: a page that asks for all of
 * them in one go answers nobody meanwhile. Until the page says `site:ready`
 * (see `PageStart`), a press on a button and a form that has no address of its own are held: the last of them is done then. A
 * browser would lose the first, and write what the second holds into the address. Once it does, what lies below the first screen
 * is laid out in turn, while nothing else is to be done.
 */
const STARTER = `(() => {
  const PATIENCE = 1500
  let isStarted = false, isReady = false, held
  const startSome = (waiting) => {
    const count = document.visibilityState === 'hidden' ? waiting.length : 4
    for (const one of waiting.splice(0, count)) {
      const script = document.createElement('script')
      for (const { name, value } of one.attributes) if (name !== 'type') script.setAttribute(name, value)
      one.replaceWith(script)
    }
    if (waiting.length > 0) setTimeout(startSome, 0, waiting)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    startSome([...document.querySelectorAll('script[type="${WAITING}"]')])
  }
  const startOnceParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true })
    else start()
  }
  const startOncePictured = () => {
    const first = [...document.querySelectorAll('img[fetchpriority="high"]')].filter((picture) => !picture.complete)
    const there = Promise.allSettled(first.map((picture) => picture.decode()))
    there.then(() => requestAnimationFrame(() => setTimeout(startOnceParsed)))
  }
  const onPress = (event) => {
    startOnceParsed()
    if (isReady || !document.querySelector('[data-page-start]')) return
    const button = event.type === 'click' && event.target.closest('button[type=button]')
    if (button) held = () => button.click()
    else if (event.type === 'submit' && !event.target.hasAttribute('action')) {
      held = () => event.target.requestSubmit(event.submitter)
    } else return
    event.preventDefault()
  }
  for (const type of ['pointerdown', 'keydown', 'click', 'submit']) addEventListener(type, onPress, true)
  // Not every browser says when it is idle.
  const onceIdle = self.requestIdleCallback ?? setTimeout
  const layOut = (parts) => {
    const part = parts.shift()
    if (!part) return document.documentElement.removeAttribute('${FIRST_SCREEN}')
    part.style.contentVisibility = 'visible'
    onceIdle(() => layOut(parts))
  }
  addEventListener('site:ready', () => {
    isReady = true
    held?.()
    onceIdle(() => layOut([...document.querySelectorAll('${BELOW}')]))
  }, { once: true })
  document.documentElement.setAttribute('${FIRST_SCREEN}', '')
  setTimeout(startOnceParsed, PATIENCE)
  if (document.visibilityState === 'hidden') startOnceParsed()
  new PerformanceObserver((seen, observer) => {
    observer.disconnect()
    startOncePictured()
  }).observe({ type: 'paint', buffered: true })
})()`

/** The policy source of what a page starts its scripts by. */
export const STARTER_HASH = hashScript(STARTER)
