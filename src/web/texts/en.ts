import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { detours } from './en/detours.ts'
import { flashSales } from './en/flash-sales.ts'
import { footer } from './en/footer.ts'
import { home } from './en/home.ts'
import { navigation } from './en/navigation.ts'
import { theme } from './en/theme.ts'

/** Every sentence of ours, by area; another language is a module of type `Texts`. */
export const en = { common, navigation, footer, theme, home, flashSales, catalogue, detours }

export type Texts = typeof en
