'use client'

import { useEffect, type ReactNode } from 'react'
import { leftoverWord } from './leftover-word'

/**
 * Around the panel: says in French what its parts have in English alone, as it appears. Their code takes no translation for
 * the names they give to screen readers, nor for some of their messages.
 */
export const FrenchLeftovers = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    translate(document.body)
    const observer = new MutationObserver((mutations) => {
      for (const { target, type } of mutations) {
        if (type === 'attributes') translateNames(target as Element)
      }
      for (const added of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (added instanceof Element) translate(added)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: NAMES })
    return () => {
      observer.disconnect()
    }
  }, [])
  return children
}

const NAMES = ['aria-label', 'placeholder', 'title']
const MESSAGE = [
  '[data-sonner-toast] [data-title], .tooltip, .copy-to-clipboard',
  // The number of a document, and how heavy a file is.
  '.id-label, .file-meta__size-type, .upload-relationship-details__meta, .cell-filesize :is(span, a)',
].join()

const translate = (root: Element): void => {
  for (const element of [root, ...root.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]) {
    translateNames(element)
  }
  for (const message of [...(root.matches(MESSAGE) ? [root] : []), ...root.querySelectorAll(MESSAGE)]) {
    for (const node of message.childNodes) translateText(node)
  }
}

const translateNames = (element: Element): void => {
  for (const name of NAMES) {
    const word = leftoverWord(element.getAttribute(name) ?? '')
    if (word !== null) element.setAttribute(name, word)
  }
}

const translateText = (node: ChildNode): void => {
  const word = node.nodeType === Node.TEXT_NODE ? leftoverWord(node.nodeValue ?? '') : null
  if (word !== null) node.nodeValue = word
}
