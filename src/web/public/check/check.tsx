import { useRouteContext } from '@tanstack/react-router'
import { check as texts } from '#texts/public/check.ts'
import { informationHead } from '#web/shared/page/information-head.ts'
import { PageOpening } from '#web/shared/page/page-opening.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { Advice } from './advice.tsx'
import { NumberCheck } from './number-check.tsx'

export function head(origin: string) {
  return informationHead(origin, { ...texts, path: '/check' })
}

export function Page() {
  const { send, page } = useRouteContext({ from: '__root__' })
  return (
    <div className="page-width py-5 lg:py-10">
      <div className="mx-auto max-w-5xl">
        <PageOpening artwork="mobile-phone" title={texts.title} intro={texts.intro} />
        <div className="mt-8 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Panel title={texts.form.heading}>
            <NumberCheck send={send} origin={page.origin} />
          </Panel>
          <div className="grid gap-5">
            <Advice />
            <Panel title={texts.meaning.heading}>
              <p className="text-pretty">{texts.meaning.text}</p>
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
