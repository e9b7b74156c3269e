import { dayInMs, mauritiusDay } from '#domain/mauritius-time.ts'
import { common } from '#texts/shared/common.ts'
import { footer } from '#texts/shared/footer.ts'
import { navigation } from '#texts/shared/navigation.ts'
import { useReturnTo } from '#web/shared/address/use-return-to.ts'
import { useSession } from '#web/shared/session/session.ts'
import { LanguageSwitch } from '#web/ui/look/language-switch.tsx'
import { ThemeSwitch } from '#web/ui/look/theme-switch.tsx'
import { useByClock } from '#web/ui/time/clock.tsx'
import { FooterLink, FooterLinks } from './footer-links.tsx'
import { Logo } from './logo.tsx'

export function Footer() {
  const { state } = useSession()
  const returnTo = useReturnTo()
  const untilKnown = state === 'unknown' ? 'likely-person:hidden' : ''
  const year = useByClock(dayInMs, (now) => mauritiusDay(now).slice(0, 4))
  return (
    <footer className="drawn-when-near-at-first-[50rem] mt-16 border-t border-line bg-surface">
      <div className="page-width grid gap-10 py-12 lg:grid-cols-[minmax(13rem,1fr)_3.2fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-sm text-muted">{footer.about}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-[1.4fr_1fr_1.2fr_1fr]">
          <FooterLinks title={footer.discover}>
            <FooterLink to="/hot-deals">{footer.hotDeals}</FooterLink>
            <FooterLink to="/new-arrivals">{footer.newArrivals}</FooterLink>
            <FooterLink to="/featured-products">{footer.featuredProducts}</FooterLink>
            <FooterLink to="/best-rated-products">{footer.bestRatedProducts}</FooterLink>
            <FooterLink to="/best-rated-stores">{footer.bestRatedStores}</FooterLink>
            <FooterLink to="/stores">{navigation.allStores}</FooterLink>
            <FooterLink to="/map">{footer.map}</FooterLink>
          </FooterLinks>
          <FooterLinks title={footer.account}>
            {state !== 'person' && (
              <>
                <FooterLink to="/login" search={returnTo} className={untilKnown}>
                  {navigation.login}
                </FooterLink>
                <FooterLink to="/signup" search={returnTo} className={untilKnown}>
                  {navigation.signUp}
                </FooterLink>
              </>
            )}
            <FooterLink to="/wishlist">{navigation.wishlist}</FooterLink>
            {state === 'person' && <FooterLink to="/settings">{navigation.accountSettings}</FooterLink>}
          </FooterLinks>
          <FooterLinks title={footer.stores}>
            <FooterLink to="/display-request">{footer.workWithUs}</FooterLink>
            <FooterLink to="/become-admin">{footer.howToJoin}</FooterLink>
            <FooterLink to="/admin/login">{footer.storeLogin}</FooterLink>
          </FooterLinks>
          <FooterLinks title={common.siteName}>
            <FooterLink to="/about">{navigation.aboutUs}</FooterLink>
            <FooterLink to="/contact">{navigation.contact}</FooterLink>
            <FooterLink to="/check">{footer.checkNumber}</FooterLink>
            <FooterLink to="/privacy-policy">{footer.privacyPolicy}</FooterLink>
            <FooterLink to="/terms">{footer.terms}</FooterLink>
          </FooterLinks>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4 py-4">
          <p className="text-sm text-muted">{footer.copyright(year)}</p>
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
