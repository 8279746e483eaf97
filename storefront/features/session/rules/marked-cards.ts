/** The cards of a list that is measured, as they stand on the page. */
export const markedCards = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-item]')]
