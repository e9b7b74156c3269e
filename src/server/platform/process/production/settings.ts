import type { Config } from '../../config.ts'
import { isDemoOn, isPublicAddress } from '../is-demo-on.ts'
import { attention, type Finding, fine, refused } from './finding.ts'

/** A real one is made by chance: these are words from examples, or have too few different characters. */
const isGuessable = (secret: string) =>
  new Set(secret).size < 10 || /change.?me|your.?secret|secret.?key|placeholder|example|s3cret/i.test(secret)

export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:')

/** What the environment alone says, for an address that other people use. */
export function settingsFindings(config: Config): Finding[] {
  if (!isPublicAddress(config.publicUrl))
    return [fine('Address', `${config.publicUrl} is for this machine alone.`)]
  return [address(config), demo(config), secret(config), mail(config), metrics(config), proxy(config)]
}

function address(config: Config): Finding {
  return isHttps(config)
    ? fine('Address', config.publicUrl)
    : attention(
        'Address',
        `${config.publicUrl} is not encrypted: passwords can be read on the way. Put https in front, and set PUBLIC_URL to it.`,
      )
}

function demo(config: Config): Finding {
  if (!isDemoOn(config)) return fine('Demo', 'off')
  const text =
    'DEMO is on at a public address: everybody knows the password of its accounts, the website owner’s among them. Set DEMO=off.'
  return isHttps(config) ? refused('Demo', text) : attention('Demo', text)
}

function secret(config: Config): Finding {
  const { sessionSecret } = config
  if (!sessionSecret)
    return attention(
      'SESSION_SECRET',
      'not set: the one in DATA_DIR/session-secret signs sessions, and is lost with that folder. Set your own, such as from `openssl rand -base64 32`.',
    )
  if (!isGuessable(sessionSecret)) return fine('SESSION_SECRET', 'set')
  const text =
    'can be guessed, so strangers could make sessions. Set one made by chance, such as from `openssl rand -base64 32`.'
  return isHttps(config) ? refused('SESSION_SECRET', text) : attention('SESSION_SECRET', text)
}

const mail = ({ smtpUrl, mailFrom }: Config): Finding =>
  smtpUrl
    ? fine('Mail', `sent as ${mailFrom}`)
    : attention(
        'Mail',
        'SMTP_URL is not set: mails are written to files and reach nobody, so nobody can sign up.',
      )

const metrics = ({ metricsToken }: Config): Finding =>
  metricsToken
    ? fine('METRICS_TOKEN', 'set')
    : attention('METRICS_TOKEN', 'not set: /metrics answers nobody at a public address.')

const proxy = ({ trustProxy, host }: Config): Finding =>
  trustProxy || !/^(127\.|localhost|\[?::1)/.test(host)
    ? fine('TRUST_PROXY', trustProxy ? 'set' : `off, callers reach ${host} themselves`)
    : attention(
        'TRUST_PROXY',
        'off, while callers come through a proxy on this machine: all of them count as one for the limits. Set it to 1, or to the number of proxies.',
      )
