import { hashScript } from './inline-script-hashes'

/** Of the scripts that a page names and that are no hurry: no browser loads or runs a type that it does not know. */
const WAITING = 'text/waiting'

// As Next writes them; what is not so is left as it is.
const SCRIPT = /<script (src="\/_next\/static\/[^"]+"[^>]*?) async=""([^>]*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * The page whose scripts are asked for once it is painted, its large pictures being there: what a visitor sees first waits for
 * none of their bytes. What is pressed, sent, typed or chosen before the page answers is done again once it does, see `STARTER`. A page
 * without such scripts is given back as it is.
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
 * browser would lose the first, and write what the second holds into the address. Before it, each field that does not hold what
 * the server wrote, because a person changed it or the browser filled it in again, tells React so: React reads fields as their
 * events come, and these came too early. Once all is done, what lies below the first screen is laid out in turn, while nothing
 * else is to be done.
 */
const STARTER = `(() => {
  const PATIENCE = 1500
  const changed = new Map()
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
  const isCheck = ({ type }) => type === 'checkbox' || type === 'radio'
  const note = ({ target }) => changed.set(target, isCheck(target) ? target.checked : target.value)
  addEventListener('input', note, true)
  // What a browser fills in again has no event.
  const noteRestored = () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const isRestored = isCheck(field)
        ? field.checked !== field.defaultChecked
        : field.options
          ? [...field.options].some((option) => option.defaultSelected && !option.selected)
          : field.value !== field.defaultValue
      if (isRestored && !changed.has(field)) note({ target: field })
    }
  }
  // React takes a change as new once it has seen the field hold something else.
  const redo = (field, value) => {
    if (isCheck(field)) {
      if (field.type === 'radio' && !value) return
      field.checked = !value
      field.click()
      return
    }
    const isChosen = field.options || field.type === 'file'
    if (!isChosen) field.value = field.defaultValue
    // React may have put a choice back as it drew another one.
    if (field.type !== 'file') Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
  }
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const redoAll = async () => {
    noteRestored()
    for (const field of changed.keys()) {
      // Each once React has shown the one before, and has come to it: a part of a page may come later.
      await wait(0)
      let turns = 100
      while (turns-- && !Object.keys(field).some((key) => key.startsWith('__reactProps'))) await wait(50)
      if (field.isConnected) redo(field, changed.get(field))
    }
    await wait(0)
    removeEventListener('input', note, true)
    isReady = true
    held?.()
  }
  // Not every browser says when it is idle.
  const onceIdle = self.requestIdleCallback ?? setTimeout
  const layOut = (parts) => {
    const part = parts.shift()
    if (!part) return document.documentElement.removeAttribute('${FIRST_SCREEN}')
    part.style.contentVisibility = 'visible'
    onceIdle(() => layOut(parts))
  }
  addEventListener('site:ready', () => {
    redoAll()
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
