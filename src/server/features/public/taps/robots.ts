/** Programs that read pages, as they name themselves; Cubot makes phones. */
const program =
  /(?<!cu)bot|crawl|spider|slurp|scrap|preview|facebookexternalhit|whatsapp\/|headless|lighthouse|monitor|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|libwww/i

/** People's browsers all say what they are. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || program.test(userAgent)
}
