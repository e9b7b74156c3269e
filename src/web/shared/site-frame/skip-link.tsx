import { navigation } from '#texts/shared/navigation.ts'

export const contentId = 'content'

export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-lagoon px-5 py-2.5 font-semibold text-on-lagoon focus:translate-y-0"
    >
      {navigation.skipToContent}
    </a>
  )
}
