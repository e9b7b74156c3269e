import { Backups } from '#web/website-owner/backups/backups.tsx'
import { SiteVitals } from '#web/website-owner/vitals/site-vitals.tsx'
import { BrowserErrors } from '#web/website-owner/watching/browser-errors.tsx'
import { SecurityEvents } from '#web/website-owner/watching/security-events.tsx'
import { Today } from './today.tsx'

export function TodayScreen() {
  return (
    <div className="grid gap-8">
      <Today />
      <Backups />
      <SiteVitals />
      <BrowserErrors />
      <SecurityEvents />
    </div>
  )
}
