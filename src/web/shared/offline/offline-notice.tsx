import { formatMoment } from '#domain/mauritius-time.ts'
import { signal as texts } from '#texts/shared/offline.ts'
import { useCachedAt } from './cached-at.ts'

/**
 * Says under the header that the page shows cached data, and from when. It is part of every page, because it
 * cannot be fetched offline.
 */
export function OfflineNotice() {
  const cachedAt = useCachedAt()
  return (
    <div role="status">
      {cachedAt && (
        <p className="page-width border-b border-line bg-sunset-tint py-2.5 text-sm">
          <b className="font-semibold">{texts.none}</b> {texts.asOf(formatMoment(cachedAt))}
        </p>
      )}
    </div>
  )
}
