/** Widths in pixels at which every picture is kept, by breakpoint (spec §9). */
export const IMAGE_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
