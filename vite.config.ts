import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointTables } from './scripts/endpoint-tables.ts'

/** What nearly every page shows. */
const shown = [
  'domain/(discount|mauritius-time|money|phone)',
  'web/api/client',
  'web/features/catalogue/',
  'web/texts/(en|language|texts)[.]',
  'web/texts/en/(catalogue|common|detours|footer|home|log-in-first|navigation|theme)[.]',
  'web/ui/(address|app-link|artwork|badge|button|clock|contact|delivery|empty-state|picture|place|price)[.]',
  'web/ui/(section-heading|skeleton|stars|use-is-interactive)[.]',
]

/** Few larger files compress better than many small ones, and the framework's outlives our releases in caches. */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*useBlocker)/ },
  { name: 'shared', test: new RegExp(`/src/(${shown.join('|')})`) },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), endpointTables()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        ssr: true,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            demo: 'src/demo/main.ts',
            owner: 'src/server/owner/main.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          output: { codeSplitting: { groups } },
        },
      },
}))
