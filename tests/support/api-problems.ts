import { createConfig, lintFromString } from '@redocly/openapi-core'
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

/** What Redocly's recommended rules and Spectral's rules for OpenAPI find in a document, one line each. */
export async function apiProblems(document: object): Promise<string[]> {
  const [redocly, spectral] = await Promise.all([redoclyProblems(document), spectralProblems(document)])
  return [...redocly, ...spectral]
}

export async function redoclyProblems(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  return problems.map(
    ({ ruleId, message, location: [at] }) => `redocly ${ruleId}: ${message} ${at?.pointer ?? ''}`,
  )
}

export async function spectralProblems(document: object): Promise<string[]> {
  const spectral = new Spectral()
  spectral.setRuleset({ extends: [[rulesets.oas, 'recommended']] } as RulesetDefinition)
  const problems = await spectral.run(document as Record<string, unknown>)
  return problems.map(({ code, message, path }) => `spectral ${code}: ${message} ${path.join('/')}`)
}
