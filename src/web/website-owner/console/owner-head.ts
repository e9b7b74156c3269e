import { consoleTexts } from '#texts/website-owner/console.ts'

/** The console is not linked from public pages, and search engines must not index it. */
export function ownerHead(title: string) {
  return {
    meta: [
      { title },
      { name: 'description', content: consoleTexts.description },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }
}
