import type { PictureHost } from './hosted-pictures.ts'

/** A bucket of any service that speaks S3. */
export interface S3Place {
  bucket: string
  /** Prepended to every name; empty or with a slash at its end. */
  prefix: string
  /** Without one, Amazon's own. */
  endpoint: string | undefined
  region: string | undefined
  /** Without them, the usual AWS variables, files and roles. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Where pictures are stored: in a bucket, with a hosting service, or, when neither is configured, on disk. */
export type PictureSetting = { s3?: S3Place; host?: PictureHost }

/** Parses IMAGE_STORE; undefined when it is invalid. */
export function readPictureSetting(value: string): PictureSetting | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.protocol === 's3:') return s3Of(url)
  if (url.protocol === 'https:') return hostOf(url)
  return undefined
}

function s3Of(url: URL): PictureSetting | undefined {
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  const isEndpointUsable = endpoint === undefined || /^https?:\/\/[^/]/.test(endpoint)
  if (!url.hostname || !isEndpointUsable || Boolean(url.username) !== Boolean(url.password)) return undefined
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  return {
    s3: {
      bucket: url.hostname,
      prefix: prefix && `${prefix}/`,
      endpoint,
      region: url.searchParams.get('region') ?? undefined,
      credentials: url.username
        ? {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          }
        : undefined,
    },
  }
}

function hostOf(url: URL): PictureSetting | undefined {
  const preset = url.searchParams.get('preset')
  const delivery = url.searchParams.get('delivery') ?? url.origin
  if (!preset || !/^https:\/\/[^/]/.test(delivery) || !URL.canParse(delivery)) return undefined
  return {
    host: {
      uploadUrl: url.origin + url.pathname,
      preset,
      deliversFrom: `${new URL(delivery).href.replace(/\/+$/, '')}/`,
    },
  }
}
