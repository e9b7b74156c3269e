import { storeApplication } from '#texts/shared/application.ts'
import { FeesInShort } from '#web/shared/application/fees-in-short.tsx'
import { informationHead } from '#web/shared/page/information-head.ts'
import { PageOpening } from '#web/shared/page/page-opening.tsx'
import { Steps } from '#web/shared/page/steps.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

export function head(origin: string) {
  return informationHead(origin, { ...storeApplication.becomeAdmin, path: '/become-admin' })
}

export function Page() {
  const { becomeAdmin: texts, steps } = storeApplication
  return (
    <div className="page-width py-5 lg:py-10">
      <div className="mx-auto max-w-5xl">
        <PageOpening artwork="department-store" title={texts.heading} intro={texts.intro}>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/display-request" look="sunset">
              {texts.apply}
            </ButtonLink>
            <ButtonLink to="/contact" look="quiet">
              {texts.contact}
            </ButtonLink>
          </div>
        </PageOpening>
        <div className="mt-8 grid items-start gap-5 lg:mt-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Panel title={steps.heading} text={texts.note}>
            <Steps steps={steps.items} />
            <p className="mt-6 border-t border-line pt-4">
              {texts.approved} <PlainLink to="/admin/signup">{texts.register}</PlainLink>
            </p>
          </Panel>
          <FeesInShort />
        </div>
      </div>
    </div>
  )
}
