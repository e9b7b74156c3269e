import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'

/** Hands the browser the contract's methods, paths and who may call, without the schemas behind them. */
function endpointTable(): Plugin {
  const name = 'virtual:endpoints'
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      const { module } =
        await runnerImport<typeof import('./src/contract/index.ts')>('./src/contract/index.ts')
      // A line an area, a call a word: the shortest form once compressed, unfolded in the browser.
      const areas = Object.entries(module.api).map(([area, endpoints]) => {
        const calls = Object.entries(endpoints).map(
          ([call, { method, path, access }]) => `${call} ${method} ${path} ${access}`,
        )
        return [area, ...calls].join()
      })
      return `${unfold}\nexport default unfold(${JSON.stringify(areas.join('\n'))})`
    },
  }
}

const unfold = `const unfold = (text) => Object.fromEntries(text.split('\\n').map((line) => {
  const [area, ...calls] = line.split(',')
  return [area, Object.fromEntries(calls.map((words) => {
    const [call, method, path, access] = words.split(' ')
    return [call, { method, path, access }]
  }))]
}))`

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), endpointTable()],
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
          // Few larger files compress better than many small ones, and the framework's outlives our releases in caches.
          output: {
            codeSplitting: {
              groups: [{ name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// }],
            },
          },
        },
      },
}))
