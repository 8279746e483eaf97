/** What a route is drawn on. */
export type RouteGround = {
  /** A MapLibre style of the agency's own tiles, instead of the base map. */
  styleUrl?: string
  /** The address of the picture of the ground around it. */
  relief?: string
}
