import { late } from '#web/shared/page/late.tsx'

const controls = () => import('./compare-controls.tsx')

export const CompareButton = late(async () => (await controls()).CompareButton)
export const CompareIcon = late(async () => (await controls()).CompareIcon)
export const CompareBar = late(async () => (await controls()).CompareBar)
