import { contact, contact as texts } from '#texts/public/contact.ts'
import { informationHead } from '#web/shared/page/information-head.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { PageOpening } from '#web/shared/page/page-opening.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { contactDetailsQuery } from './contact-queries.ts'
import { ContactWays } from './contact-ways.tsx'

export function head(origin: string) {
  return informationHead(origin, { ...contact, path: '/contact' })
}

export function load({ client, queryClient }: PageContext, visit: Parameters<typeof untilLoaded>[0]) {
  return untilLoaded(visit, [queryClient.prefetchQuery(contactDetailsQuery(client))])
}

export function Page() {
  return (
    <div className="page-width py-5 lg:py-10">
      <div className="mx-auto max-w-5xl">
        <PageOpening artwork="open-mailbox-with-raised-flag" title={texts.title} intro={texts.intro} />
        <div className="mt-8 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ContactPanel />
          <div className="grid gap-5">
            <Panel title={texts.ways.heading}>
              <ContactWays />
            </Panel>
            <Panel title={texts.stores.heading} className="border-transparent! bg-sunset-tint!">
              <p>{texts.stores.text}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                <ButtonLink to="/display-request" look="sunset" size="small">
                  {texts.stores.apply}
                </ButtonLink>
                <ButtonLink to="/become-admin" look="quiet" size="small">
                  {texts.stores.howToJoin}
                </ButtonLink>
              </div>
            </Panel>
          </div>
        </div>
        <p className="mt-6">
          <BackLink to="/">{texts.backHome}</BackLink>
        </p>
      </div>
    </div>
  )
}
