import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { contentTypeOf, forever } from './picture-key.ts'
import type { S3Place } from './picture-setting.ts'
import type { PictureStore } from './picture-store.ts'

export function s3Pictures({ bucket, prefix, endpoint, region, credentials }: S3Place): PictureStore {
  const client = new S3Client({
    // Other services have one region, and most find a bucket only by its path.
    ...(endpoint && { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
    ...(region && { region }),
    ...(credentials && { credentials }),
    // Many of those services support no other checksum than the one in the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000 },
  })
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })

  async function namesBeginning(start: string): Promise<string[]> {
    const names: string[] = []
    for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
      const found = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + start, ContinuationToken: next }),
      )
      for (const { Key } of found.Contents ?? []) if (Key) names.push(Key.slice(prefix.length))
      next = found.NextContinuationToken
    }
    return names
  }

  return {
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    async has(name) {
      try {
        await client.send(new HeadObjectCommand(at(name)))
        return true
      } catch (error) {
        if (isAbsent(error)) return false
        throw error
      }
    },
    async write(name, bytes) {
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: bytes,
          ContentType: contentTypeOf(name),
          CacheControl: forever,
        }),
      )
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
      for (const name of await namesBeginning(`${key}.`)) await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}

const isAbsent = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404
