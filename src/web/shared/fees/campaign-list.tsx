import type { NamedCampaign } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { statement as texts } from '#texts/shared/statement.ts'

/** The month's mass advertising, which part of every fee pays for. */
export function CampaignList({ campaigns }: { campaigns: readonly NamedCampaign[] }) {
  return (
    <section aria-label={texts.campaigns} className="mt-6 border-t border-line pt-4">
      <h3 className="heading text-lg">{texts.campaigns}</h3>
      <p className="text-sm text-muted">{texts.campaignsText}</p>
      {campaigns.length === 0 ? (
        <p className="mt-1 text-muted">{texts.noCampaigns}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {campaigns.map(({ _id, ranOn, channel, shown, link }) => (
            <li key={_id} className="flex break-inside-avoid gap-x-4 py-2 max-sm:flex-col">
              <span className="w-24 flex-none tabular-nums">{formatDate(ranOn)}</span>
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">{channel}</b>
                <span className="block whitespace-pre-line">{shown}</span>
                {link && <span className="block text-sm text-muted">{link}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
