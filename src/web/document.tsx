import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router'
import { SiteFrame } from './features/navigation/site-frame.tsx'
import { en } from './texts/en.ts'
import { TextsProvider } from './texts/texts.tsx'
import { ClockProvider } from './ui/clock.tsx'
import { themeScript } from './ui/theme.ts'

/** The whole page, from <html> on. The theme is set by script before the first paint, hence the one exception. */
export function Document() {
  const { page } = useRouteContext({ from: '__root__' })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <TextsProvider texts={en}>
          <ClockProvider instant={page.instant}>
            <SiteFrame>
              <Outlet />
            </SiteFrame>
          </ClockProvider>
        </TextsProvider>
        <Scripts />
      </body>
    </html>
  )
}
