import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
} from 'vite'
import { endpointTables } from './scripts/endpoint-tables.ts'

/** What nearly every page shows. */
const shown = [
  'domain/(discount|language|mauritius-time|money|phone)',
  'web/address-query',
  'web/api/client',
  'web/pages/page-head',
  'web/features/catalogue/',
  'web/texts/../(catalogue|common|detours|footer|home|log-in-first|navigation|theme)[.]',
  'web/ui/(address|app-link|artwork|badge|button|clock|contact|delivery|empty-state)[.]',
  'web/ui/(icon-button|picture|place|price|section-heading|skeleton|stars|use-is-interactive)[.]',
]

/** What pages with lists of cards share. */
const browsed = [
  'web/api/(kept-query|use-levels)[.]',
  'web/pages/(list-facts|result-list|subcategory-(levels|selects))[.]',
  'web/texts/../browsing[.]',
  'web/ui/(breadcrumb|browse-page|chip|city-select|filter-bar|list-range|page-slots|pagination|past-end|use-list-address)[.]',
]

/** What pages with forms share. */
const filledIn = [
  'web/forms/(failure|field-rules|form)[.]',
  'web/texts/../forms[.]',
  'web/ui/(back-link|choice|fact|fact-row|field|field-frame|field-problem|form-notice|not-loaded|panel)[.]',
  'web/ui/(password-field|plain-link|rows-skeleton|select|submit-button|text-area|text-box)[.]',
]

/** Icons that several pages show, none of them the first. */
const laterIcons = [
  'arrow-(left|up)',
  '(circle-)?check',
  'copy',
  'download',
  'flag',
  'layout-dashboard',
  'log-out',
  'megaphone',
  'pencil',
  'printer',
  'shield-check',
  'star',
  'trash',
]

/** Few larger files compress better than many small ones, and the framework's outlives our releases in caches. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*useBlocker)/,
  },
  {
    name: 'shared',
    test: new RegExp(`/src/(${shown.join('|')})|/lucide-react/.*/(chevron-(down|left|right)|x)[.]`),
  },
  { name: 'icons', test: new RegExp(`/lucide-react/.*/icons/(${laterIcons.join('|')})[.]`) },
  { name: 'browsing', test: new RegExp(`/src/(${browsed.join('|')})`) },
  { name: 'fields', test: new RegExp(`/src/(${filledIn.join('|')})`) },
]

/** What is built, by the mode that names it; a mode for pages ends with their language. */
const builds: Record<string, (language: string) => BuildEnvironmentOptions> = {
  browser: (language) => ({
    outDir: 'dist/client',
    // Languages lie side by side: what has no words in it is the same file for all.
    emptyOutDir: false,
    manifest: `.vite/manifest-${language}.json`,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/web/app/entry-client.tsx',
      output: {
        // The entry names every file that may follow it: without their names in words it is a good deal shorter.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups },
      },
    },
  }),
  worker: () => ({
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: { 'service-worker': 'src/web/shared/offline/service-worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  }),
  pages: (language) => ({
    outDir: `dist/pages/${language}`,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { input: 'src/web/app/entry-server.tsx' },
  }),
  server: () => ({
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        demo: 'src/demo/main.ts',
        owner: 'src/server/owner-command/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  }),
}

/** `#texts/…` is English unless this condition is among those that the package's imports are resolved with. */
const wordsOf = (language: string | undefined) => (language === 'fr' ? ['french'] : [])

export default defineConfig(({ mode }) => {
  const [what = '', language = process.env.DEV_LANGUAGE ?? 'en'] = mode.split('-')
  return {
    plugins: [react(), tailwindcss(), endpointTables()],
    appType: 'custom',
    publicDir: what === 'browser' || what === 'development' ? 'public' : false,
    resolve: {
      conditions: [...wordsOf(language), ...defaultClientConditions],
      // React has long had what the router's store brings along for older ones.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    ssr: { resolve: { conditions: [...wordsOf(language), ...defaultServerConditions] } },
    build: builds[what]?.(language),
  }
})
