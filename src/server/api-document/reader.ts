import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { readerPolicy } from '#server/platform/http/security.ts'
import { projectRoot } from '#server/platform/project-root.ts'

const docsPath = `${apiBase}/docs`
const scriptPath = `${docsPath}/reader.js`

const settings = {
  url: `${apiBase}/openapi.json`,
  favicon: '/icons/desert-island.webp',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zilbazar API</title>
</head>
<body>
<div id="app"></div>
<script src="${scriptPath}"></script>
<script>Scalar.createApiReference('#app', ${JSON.stringify(settings)})</script>
</body>
</html>
`

/**
 * A page to read the API document. Of its package only the script for browsers is used, and only when somebody opens
 * the page: the package's plugin would load hundreds of modules at every start.
 */
export function apiReader(app: FastifyInstance): void {
  app.get(docsPath, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', readerPolicy(page)).send(page),
  )
  app.get(scriptPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(readerScript())),
  )
}

/** The build has a copy, because its package is only installed for development. */
function readerScript() {
  const built = path.join(projectRoot, 'dist/api-reader.js')
  if (existsSync(built)) return built
  const plugin = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')
  return path.join(path.dirname(plugin), 'js/standalone.js')
}
