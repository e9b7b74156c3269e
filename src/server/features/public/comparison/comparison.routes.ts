import { api } from '#contract/index.ts'
import { cachedAs, categoriesTag, holidaysTag } from '#server/lists/tags.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ComparisonService } from './comparison.service.ts'

export function comparisonRoutes(mount: Mount, comparison: ComparisonService): void {
  mount.cachedByLanguage(api.comparison.compare, ({ query, language }) =>
    cachedAs(comparison.compare(query.products, language), () => [categoriesTag, holidaysTag]),
  )
}
