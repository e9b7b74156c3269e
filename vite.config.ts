import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type UserConfig,
} from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { directIcons } from './scripts/direct-icons.ts'
import { endpointTables } from './scripts/endpoint-tables.ts'
import { mendedDriver } from './scripts/mended-driver.ts'
import { screenModules } from './scripts/screen-modules.ts'
import { siteScreens, writeSiteScreens } from './scripts/site-screens.ts'

/** The builds by their mode. The mode of a page build ends with its language. */
const builds: Record<
  string,
  (language: string) => BuildEnvironmentOptions | Promise<BuildEnvironmentOptions>
> = {
  browser: async (language) => {
    const screens = await siteScreens()
    return {
      outDir: 'dist/client',
      // All languages share a folder, because files without texts are the same for all.
      emptyOutDir: false,
      manifest: `.vite/manifest-${language}.json`,
      assetsInlineLimit: 0,
      modulePreload: {
        // The entry of every page also names what each of its screens imports. The console and the dashboard
        // are left out, because the list would cost the home page more than it gains them.
        resolveDependencies: (file, needed) =>
          file.includes('/view-') ? needed.filter((name) => name.endsWith('.css')) : needed,
      },
      rolldownOptions: {
        input: 'src/web/app/entry-client.tsx',
        plugins: [writeSiteScreens()],
        output: {
          // The entry names every file that may follow it, and short names make it much smaller.
          chunkFileNames: ({ facadeModuleId }) =>
            isInDashboard(facadeModuleId ?? '') ? 'assets/view-[hash].js' : 'assets/[hash].js',
          codeSplitting: { groups: chunkGroups(screens), includeDependenciesRecursively: false },
        },
      },
    }
  },
  worker: () => ({
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: { 'service-worker': 'src/web/shared/offline/service-worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  }),
  reading: () => ({
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/manifest-reading.json',
    rolldownOptions: {
      input: 'src/web/app/entry-reading.ts',
      output: { entryFileNames: 'assets/[hash].js' },
    },
  }),
  pages: (language) => ({
    outDir: `dist/pages/${language}`,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { input: 'src/web/app/entry-server.tsx', output: forNode },
  }),
  server: () => ({
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        database: 'src/server/database-process.ts',
        'page-thread': 'src/server/platform/pages/page-thread-main.ts',
        'language-thread': 'src/server/platform/languages/language-thread-main.ts',
        demo: 'src/demo/main.ts',
        owner: 'src/server/owner-command/main.ts',
        backup: 'src/server/backup-command/backup.ts',
        restore: 'src/server/backup-command/restore.ts',
        'copy-pictures': 'src/server/backup-command/copy-pictures.ts',
        move: 'src/server/backup-command/move.ts',
        'upgrade-database': 'src/server/backup-command/upgrade-database.ts',
        doctor: 'src/server/doctor-command/main.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        ...forNode,
      },
    },
  }),
}

/** One file with all packages loads in a fraction of the time of hundreds. Those with binaries, and those of `npm run dev`, stay outside. */
const bundled = {
  noExternal: true as const,
  external: ['sharp', '@node-rs/argon2', 'vite', '@fastify/middie'],
}

/** Packages that choose by it, such as React, otherwise bring their files for development along. */
const forProduction = { 'process.env.NODE_ENV': JSON.stringify('production') }

const forNode = {
  /** Names stay as they are, because errors in the log show them. */
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  /** V8 keeps the text of every file, in two bytes for each character as soon as one of them is not Latin. */
  charset: 'ascii',
} as const

/** `#texts/…` is English unless this condition is set for the package's imports. */
const wordsOf = (language: string | undefined) => (language === 'fr' ? ['french'] : [])

/** The console and the dashboard, with their dialogs. */
const isInDashboard = (module: string) => /\/src\/web\/(website-owner|store-owner)\//.test(module)

export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const [what = '', language = process.env.DEV_LANGUAGE ?? 'en'] = mode.split('-')
  return {
    plugins: [screenModules(), directIcons(), react(), tailwindcss(), endpointTables(), mendedDriver()],
    appType: 'custom',
    publicDir: what === 'browser' || what === 'development' ? 'public' : false,
    resolve: {
      conditions: [...wordsOf(language), ...defaultClientConditions],
      alias: {
        // React already has what the router's store adds for older versions.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        'react-style-singleton': fileURLToPath(
          new URL('src/web/ui/overlays/adopted-styles.ts', import.meta.url),
        ),
      },
    },
    ssr: {
      resolve: { conditions: [...wordsOf(language), ...defaultServerConditions] },
      ...((what === 'server' || what === 'pages') && bundled),
    },
    ...((what === 'server' || what === 'pages') && { define: forProduction }),
    build: await builds[what]?.(language),
  }
})
