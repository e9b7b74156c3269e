import { common } from '#texts/shared/common.ts'
import { consoleTexts } from '#texts/website-owner/console.ts'

/** The console is not linked from public pages, and search engines must not index it. */
export function ownerHead() {
  return {
    meta: [
      { title: `${consoleTexts.title} – ${common.siteName}` },
      { name: 'description', content: consoleTexts.description },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }
}
