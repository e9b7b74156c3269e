import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

interface Tab {
  id: string
  label: string
  link: Destination
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  chosen: string
  children: ReactNode
}

const panelId = (id: string) => `${id}-panel`
const tabId = (id: string) => `${id}-tab`

/** Tabs with addresses: each is a link, and the arrow keys move between them. */
export function Tabs({ label, tabs, chosen, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const names = tabs.map((tab) => tab.label).join()
  // On a phone the chosen one may be beside the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen, or counts made the names longer
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]')
    if (tab && list.current) showWhole(tab, list.current)
  }, [chosen, names])
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        // Browsers leave a focused element where it is when half of it is visible.
        onFocus={({ target, currentTarget }) => showWhole(target, currentTarget)}
        className="mt-4 flex gap-1 border-b border-line max-sm:gap-0 max-sm:overflow-x-auto max-sm:overflow-y-hidden large-text:flex-wrap"
      >
        {tabs.map(({ id, label: name, link }) => (
          <AppLink
            key={id}
            {...link}
            role="tab"
            id={tabId(id)}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? panelId(id) : undefined}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted max-sm:px-3 max-sm:-outline-offset-2 transition hover:text-lagoon aria-selected:border-lagoon aria-selected:text-lagoon"
          >
            {name}
          </AppLink>
        ))}
      </div>
      <div role="tabpanel" id={panelId(chosen)} aria-labelledby={tabId(chosen)} className="pt-4">
        {children}
      </div>
    </>
  )
}

function showWhole(tab: Element, list: Element): void {
  const [at, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += Math.max(at.right - seen.right, 0) + Math.min(at.left - seen.left, 0)
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const here = tabs.indexOf(document.activeElement as HTMLElement)
  if (here < 0) return
  const last = tabs.length - 1
  const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: last }[event.key]
  if (there !== undefined) {
    event.preventDefault()
    tabs[(there + tabs.length) % tabs.length]?.focus()
  } else if (event.key === ' ') {
    event.preventDefault()
    tabs[here]?.click()
  }
}
