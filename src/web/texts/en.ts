import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { detours } from './en/detours.ts'
import { footer } from './en/footer.ts'
import { home } from './en/home.ts'
import { logInFirst } from './en/log-in-first.ts'
import { navigation } from './en/navigation.ts'
import { theme } from './en/theme.ts'

/** What any page may have to say; the texts of one area stand in a module of their own. */
export const en = { common, navigation, footer, theme, home, catalogue, detours, logInFirst }

export type Texts = typeof en
