import { consoleTexts } from '#texts/website-owner/console.ts'
import { consoleViews } from '#texts/website-owner/console-views.ts'
import { sectionOf } from './sections.ts'

/** The title of a view of the console: its own name, its section and the console. */
export function titleOfView(routeId: string | undefined): string {
  const { sections, title } = consoleTexts
  const views: Partial<Record<string, string>> = consoleViews
  const view = views[routeId ?? '']
  return [...(view ? [view] : []), sections[sectionOf(routeId)], title].join(' – ')
}
