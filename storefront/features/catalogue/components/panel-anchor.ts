export type PanelAnchor = {
  /** It gets the focus back. */
  button: HTMLButtonElement
  /** Where it begins in the page's column, and where it ends on the screen, in pixels. */
  x: number
  bottom: number
}

/** Where a panel hangs from, measured when its button is pressed. */
export const anchorOf = (button: HTMLButtonElement): PanelAnchor => {
  const { left, bottom } = button.getBoundingClientRect()
  return { button, x: left - (button.parentElement?.getBoundingClientRect().left ?? 0), bottom }
}
