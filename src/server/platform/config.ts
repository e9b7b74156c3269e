import path from 'node:path'
import { z } from 'zod'
import { passwordLength } from '#domain/password.ts'
import { usualCacheMb } from './cache/response-cache.ts'
import { isDatabaseUrl, readDatabaseUrl } from './database/database-url.ts'
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'
import { type PictureSetting, readPictureSetting } from './images/picture-setting.ts'
import { projectRoot } from './project-root.ts'

const DatabaseAddress = z
  .string()
  .refine(
    isDatabaseUrl,
    'must be postgres://user:password@host/database; several hosts are separated by commas',
  )

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: DatabaseAddress.optional(),
    DATABASE_DIRECT_URL: DatabaseAddress.optional(),
    DATABASE_REPLICA_URLS: z
      .string()
      .transform((value) => value.split(',').map((each) => each.trim()))
      .pipe(z.array(DatabaseAddress).max(16, 'must name at most 16 standbys'))
      .optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    SESSION_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().regex(/@/, 'must hold an email address').optional(),
    IMAGE_STORE: z
      .string()
      .transform(
        (value, context) =>
          readPictureSetting(value) ??
          context.addIssue('must be s3://bucket/prefix?endpoint=… or https://…/upload?preset=…'),
      )
      .optional(),
    OWNER_EMAIL: z.email('must be an email address').optional(),
    OWNER_PASSWORD: z
      .string()
      .min(passwordLength.least, `must have at least ${passwordLength.least} characters`)
      .max(passwordLength.most, `must have at most ${passwordLength.most} characters`)
      .optional(),
    OWNER_CONTACT_EMAIL: z.email('must be an email address').optional(),
    OWNER_WHATSAPP: z
      .string()
      .regex(/^\+?[\d ]{7,20}$/, 'must be a phone number, such as +230 5755 0142')
      .optional(),
    CONTACT_FORM_URL: z.url({ protocol: /^https?$/ }).optional(),
    DEMO: z.enum(['on', 'off']).optional(),
    TRUST_PROXY: z
      .string()
      .default('off')
      .transform(
        (value, context) =>
          readTrustedProxies(value) ??
          context.addIssue(
            'must be off, the number of proxies in front (such as 1), or their addresses (such as 10.0.0.0/8,192.0.2.7); on would believe what callers say',
          ),
      ),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_TOKEN: z.string().min(1).optional(),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
    BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    /** Read by the supervisor; named here so that a wrong value is refused. */
    WATCHDOG_SECONDS: z.coerce.number().min(0).max(3600).optional(),
    CACHE_PURGE_URLS: z
      .string()
      .transform((value) => value.split(',').map((url) => url.trim()))
      .refine(
        (urls) => urls.length <= 8 && urls.every(isHttpUrl),
        'must be http(s) addresses of up to 8 caches',
      )
      .optional(),
    RESPONSE_CACHE_MB: z.coerce.number().min(0).max(65536).default(usualCacheMb),
  })
  .refine((env) => env.OWNER_EMAIL || !env.OWNER_PASSWORD, {
    path: ['OWNER_PASSWORD'],
    message: 'needs OWNER_EMAIL beside it',
  })
  .refine((env) => env.DATABASE_URL || !(env.DATABASE_DIRECT_URL || env.DATABASE_REPLICA_URLS), {
    path: ['DATABASE_URL'],
    message: 'must name the primary beside DATABASE_DIRECT_URL or DATABASE_REPLICA_URLS',
  })
  .refine((env) => env.DATABASE_DIRECT_URL || !isPooled(env.DATABASE_URL), {
    path: ['DATABASE_DIRECT_URL'],
    message: 'must name the server itself when DATABASE_URL is a pgbouncer',
  })

const isPooled = (url: string | undefined) =>
  url !== undefined && isDatabaseUrl(url) && readDatabaseUrl(url).isPooled

export interface Config {
  port: number
  host: string
  /** The address that visitors use, without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** The server itself, when `databaseUrl` is a pgbouncer: for LISTEN, session locks and bulk copy. */
  directUrl: string | undefined
  /** Standbys that take public reads. */
  replicaUrls: readonly string[]
  /** Where limits are counted when several processes share them; in the database otherwise. */
  redisUrl: string | undefined
  /** Without one, a secret is generated once and stored under `dataDir`. */
  sessionSecret: string | undefined
  /** The secret before, which is still read while everybody moves to the new one. */
  previousSessionSecret: string | undefined
  /** Without one, mail is written to files under `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Empty: pictures are stored under `dataDir`. */
  pictures: PictureSetting
  /** The website owner, created at the start when missing. */
  owner: { email: string | undefined; password: string | undefined }
  /** The contact details of the website owner, and a form service that may take messages. */
  contact: { email: string | undefined; whatsapp: string | undefined; formUrl: string | undefined }
  demo: 'on' | 'off' | undefined
  /** Which proxies are believed about a caller's address. */
  trustProxy: TrustedProxies
  logLevel: string
  metricsToken: string | undefined
  /** Where daily backups go; without a folder none are made. The key encrypts them. */
  backups: { folder: string | undefined; keep: number; key: string | undefined }
  /** Caches in front of the app that are told what has changed. */
  cachePurgeUrls: string[]
  /** How much the response cache may hold; with one byte, nothing. */
  responseCacheBytes: number
}

const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

export class ConfigError extends Error {}

/**
 * Parses the environment once; a wrong value becomes one sentence, not a stack. An empty variable counts as unset.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(settings)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The environment cannot be used. ${problems.join('; ')}.`)
  }
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: path.resolve(projectRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    redisUrl: env.REDIS_URL,
    sessionSecret: env.SESSION_SECRET,
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Zilbazar <no-reply@${new URL(publicUrl).hostname}>`,
    pictures: env.IMAGE_STORE ?? {},
    owner: { email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD },
    contact: {
      email: env.OWNER_CONTACT_EMAIL ?? env.OWNER_EMAIL,
      whatsapp: env.OWNER_WHATSAPP,
      formUrl: env.CONTACT_FORM_URL,
    },
    demo: env.DEMO,
    trustProxy: env.TRUST_PROXY as TrustedProxies,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    backups: {
      folder: env.BACKUP_DIR && path.resolve(projectRoot, env.BACKUP_DIR),
      keep: env.BACKUP_KEEP,
      key: env.BACKUP_KEY,
    },
    cachePurgeUrls: env.CACHE_PURGE_URLS ?? [],
    responseCacheBytes: Math.max(1, Math.round(env.RESPONSE_CACHE_MB * 1024 * 1024)),
  }
}
