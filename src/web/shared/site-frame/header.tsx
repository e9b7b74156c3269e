import { Menu, X } from 'lucide-react'
import { navigation as texts } from '#texts/shared/navigation.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useCloseOnBack } from '#web/ui/overlays/use-close-on-back.ts'
import { AccountButton, AccountLinks } from './account-part.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { SearchBox } from './search-box.tsx'
import { useDropdown } from './use-dropdown.ts'

const menuId = 'main-menu'
const menuButtonPlace = 'col-start-3 row-start-1 -mr-2 lg:hidden'

export function Header() {
  const { isOpen, toggle, close, button } = useDropdown()
  useCloseOnBack(isOpen, close)

  return (
    <header
      // On a phone only the search stays visible. The rest appears when the keyboard focuses it.
      className={`z-30 border-b border-line bg-surface ${isOpen ? 'lg:sticky' : 'sticky'} -top-14 has-[:is(a,button):focus-visible]:top-0 lg:top-0 [@media(max-height:30rem)]:max-lg:static large-text:static max-lg:has-[:target]:static print:static`}
    >
      <div className="page-width grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 py-3 lg:flex lg:gap-4 xl:gap-6 print:[&>*+*]:hidden!">
        <Logo />
        <div className="col-span-full row-start-2 mt-2 lg:mt-0 lg:max-w-140 lg:flex-1">
          <SearchBox />
        </div>
        <IconButton
          ref={button}
          label={isOpen ? texts.closeMenu : texts.openMenu}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={toggle}
          className={`${menuButtonPlace} hover:bg-lagoon-tint noscript:hidden`}
        >
          {isOpen ? (
            <X aria-hidden="true" className="size-5.5" />
          ) : (
            <Menu aria-hidden="true" className="size-5.5" />
          )}
        </IconButton>
        <noscript className={menuButtonPlace}>
          <a href={`#${menuId}`} aria-label={texts.openMenu} className="grid size-11 place-items-center">
            <Menu aria-hidden="true" className="size-5.5" />
          </a>
        </noscript>
        <nav
          id={menuId}
          aria-label={texts.mainMenu}
          className={`col-span-full row-start-3 mt-2 lg:mt-0 lg:ml-auto target:block lg:block ${isOpen ? '' : 'hidden'}`}
        >
          <ul className="lg:flex lg:items-center lg:gap-x-1 xl:gap-x-2">
            <MenuLink to="/">{texts.home}</MenuLink>
            <MenuLink to="/stores">{texts.allStores}</MenuLink>
            <MenuLink to="/about">{texts.aboutUs}</MenuLink>
            <MenuLink to="/contact">{texts.contact}</MenuLink>
            <AccountLinks />
          </ul>
        </nav>
        <div className="col-start-2 row-start-1 large-text:col-span-full large-text:row-start-4 large-text:mt-2 large-text:*:w-full lg:contents">
          <AccountButton />
        </div>
      </div>
    </header>
  )
}
