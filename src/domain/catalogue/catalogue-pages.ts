/** Pages of the catalogue that a reload shows at once: beyond, the address is somebody's experiment. */
export const MAX_PAGES = 20
