const ROBOT =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|scan|archive|fetch|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|facebookexternalhit|whatsapp|embed/i

/** Whether who calls is a program by its own word; whoever says nothing is one. */
export const isRobot = (userAgent: string): boolean => !/^Mozilla\//.test(userAgent) || ROBOT.test(userAgent)
