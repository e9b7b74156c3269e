import { common } from '#texts/shared/common.ts'
import { consoleTexts } from '#texts/website-owner/console.ts'

/** Never linked from the public pages, and nothing for search engines. */
export function ownerHead() {
  return {
    meta: [
      { title: `${consoleTexts.title} – ${common.siteName}` },
      { name: 'description', content: consoleTexts.description },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }
}
