import type { ReactNode } from 'react'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Tabs } from '#web/ui/lists/tabs.tsx'

const paths = {
  stores: '/owner/fees',
  bank: '/owner/fees/bank',
  deletions: '/owner/fees/deletions',
  deleted: '/owner/fees/deleted',
} as const
const names = ['stores', 'bank', 'deletions', 'deleted'] as const

/** The tabs of the fees section. */
export function FeeTabs({ chosen, children }: { chosen: keyof typeof paths; children: ReactNode }) {
  const { tabs } = ownerFees
  return (
    <Tabs
      label={tabs.label}
      chosen={chosen}
      tabs={names.map((id) => ({ id, label: tabs[id], link: { to: paths[id] } }))}
    >
      {children}
    </Tabs>
  )
}
