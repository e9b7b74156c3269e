import { useRouteContext } from '@tanstack/react-router'
import { offlinePage as texts } from '#texts/shared/offline.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { FullPageMessage } from '#web/ui/frame/full-page-message.tsx'

export function offlineHead(origin: string) {
  return accountHead(origin, { title: texts.title, description: texts.text, path: '/offline' })
}

/**
 * The page is shown without the app's scripts in place of another page, so an inline script polls whether that page can be
 * loaded. It uses HEAD, because the service worker does not answer HEAD.
 */
const backWithTheSignal =
  "if(!/\\/offline$/.test(location.pathname))setInterval(function(){if(navigator.onLine)fetch(location.href,{method:'HEAD'}).then(function(r){if(r.ok)location.reload()},function(){})},2000)"

/** Without a page to go back to, in a new tab, the button stays hidden. */
const wayBack =
  "if(history.length>1){var b=document.querySelector('[data-back]');b.hidden=false;b.onclick=function(){history.back()}}"

export function OfflinePage() {
  const { mark: nonce } = useRouteContext({ from: '__root__' }).page
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: backWithTheSignal }} />
      <FullPageMessage artwork="desert-island" kicker={texts.title} title={texts.heading} text={texts.text}>
        {/* An empty href links to the requested address. */}
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one at hand */}
        <a href="" className={buttonLook({})}>
          {texts.tryAgain}
        </a>
        <button
          type="button"
          hidden
          suppressHydrationWarning
          data-back
          className={buttonLook({ look: 'quiet' })}
        >
          {texts.back}
        </button>
      </FullPageMessage>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: wayBack }} />
      {/* The service worker fills this list with its cached pages. */}
      <section hidden data-if-kept className="page-width mx-auto max-w-xl pt-6">
        <h2 className="heading text-center text-xl">{texts.kept}</h2>
        <ul data-kept-pages className="kept-pages mt-4 rounded-card border border-line bg-surface" />
      </section>
    </>
  )
}
