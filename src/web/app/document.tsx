import { HeadContent, Outlet, Scripts, useMatches, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { language } from '#texts/shared/language.ts'
import { returnedScript } from '#web/shared/address/returned.ts'
import { dismissedScript } from '#web/shared/banners/dismissed.ts'
import { markerScript } from '#web/shared/session/session-marker.ts'
import { SiteFrame } from '#web/shared/site-frame/site-frame.tsx'
import { barColors, themeScript } from '#web/ui/look/theme.ts'
import { Toasts } from '#web/ui/overlays/toasts.tsx'
import { ClockProvider } from '#web/ui/time/clock.tsx'
import { trustedTypesScript } from './trusted-types.ts'

/** What must run before anything else is shown. The program need not know it. */
const headScript = {
  __html: import.meta.env.SSR
    ? trustedTypesScript + themeScript + markerScript + dismissedScript + returnedScript
    : '',
}

/**
 * The whole page from <html> on. A script sets the theme and the guessed session before the first paint, so
 * the attributes of <html> may differ from the server's.
 */
export function Document() {
  const { page } = useRouteContext({ from: '__root__' })
  const hasOwnFrame = useMatches({ select: (matches) => matches.some(ownsItsFrame) })
  useEffect(markInteractive, [])
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script nonce={page.mark} suppressHydrationWarning dangerouslySetInnerHTML={headScript} />
        <meta name="theme-color" content={barColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={barColors.dark} media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <ClockProvider page={page}>
          {hasOwnFrame ? (
            <Outlet />
          ) : (
            <SiteFrame>
              <Outlet />
            </SiteFrame>
          )}
          <Toasts />
        </ClockProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** The website owner's console has its own frame, because it is no part of the public site. */
const ownsItsFrame = ({ staticData }: { staticData: { hasOwnFrame?: boolean } }) => staticData.hasOwnFrame

/** Marks the page as interactive once clicks and keys work, not only links and forms. */
function markInteractive() {
  document.documentElement.dataset.interactive = 'true'
}
