import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { SearchBox } from './search-box.tsx'
import { useMainMenu } from './use-main-menu.ts'

export interface HeaderProps {
  /** Always in sight at the end of the bar; 'Sign Up' for a visitor. */
  account?: ReactNode
  /** List items after the menu's own links, inside the collapsible menu on small screens; 'Login' for a visitor. */
  accountLinks?: ReactNode
}

const menuId = 'main-menu'

export function Header({ account, accountLinks }: HeaderProps) {
  const texts = useTexts().navigation
  const { isOpen, toggle, button } = useMainMenu()

  return (
    <header className="z-30 border-b border-line bg-surface lg:sticky lg:top-0 print:static">
      <div className="page-width grid grid-cols-[1fr_auto_auto] items-center gap-x-2 py-3 lg:flex lg:gap-6">
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
          className="col-start-3 row-start-1 -mr-2 hover:bg-lagoon-tint lg:hidden"
        >
          {isOpen ? (
            <X aria-hidden="true" className="size-5.5" />
          ) : (
            <Menu aria-hidden="true" className="size-5.5" />
          )}
        </IconButton>
        <nav
          id={menuId}
          aria-label={texts.mainMenu}
          className={`col-span-full row-start-3 mt-2 lg:mt-0 lg:ml-auto lg:block ${isOpen ? '' : 'hidden'}`}
        >
          <ul className="lg:flex lg:items-center lg:gap-x-1 xl:gap-x-2">
            <MenuLink to="/">{texts.home}</MenuLink>
            <MenuLink to="/stores">{texts.allStores}</MenuLink>
            <MenuLink to="/about">{texts.aboutUs}</MenuLink>
            <MenuLink to="/contact">{texts.contact}</MenuLink>
            {accountLinks ?? <MenuLink to="/login">{texts.login}</MenuLink>}
          </ul>
        </nav>
        <div className="col-start-2 row-start-1 flex items-center gap-2">
          {account ?? <ButtonLink to="/signup">{texts.signUp}</ButtonLink>}
        </div>
      </div>
    </header>
  )
}
