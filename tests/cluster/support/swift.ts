import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '#server/platform/process/free-port.ts'
import { findPrograms } from '../debian-programs.ts'
import { runProgram, until } from './programs.ts'
import { ownFolder } from './site.ts'

const kinds = ['account', 'container', 'object'] as const
const [key, secret] = ['shop:keeper', 'a/secret+of-the-bucket']

/** OpenStack Swift with its S3 interface: a real object store, on one folder of this machine. */
export async function startSwift() {
  findPrograms(
    'swift-ring-builder',
    'swift-proxy-server',
    ...kinds.map((kind) => `swift-${kind}-server` as const),
  )
  const folder = await ownFolder()
  await mkdir(path.join(folder, 'devices/d1'), { recursive: true })
  await writeFile(
    path.join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  // Patient: an index that is not updated in time would be updated by a program that does not run here.
  const common = `swift_dir = ${folder}\nuser = ${userInfo().username}\nbind_ip = 127.0.0.1\nworkers = 0\nlog_level = WARNING\nconn_timeout = 20\nnode_timeout = 60\ncontainer_update_timeout = 60\n`
  for (const kind of kinds) {
    const port = await freePort('127.0.0.1', 0)
    ring(folder, kind, port)
    const conf = path.join(folder, `${kind}.conf`)
    await writeFile(
      conf,
      `[DEFAULT]\n${common}bind_port = ${port}\ndevices = ${folder}/devices\nmount_check = false\n[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    )
    runProgram(`swift-${kind}-server`, [conf, '-v'])
  }
  const port = await freePort('127.0.0.1', 0)
  const conf = path.join(folder, 'proxy.conf')
  await writeFile(conf, proxy(common, port))
  const server = runProgram('swift-proxy-server', [conf, '-v'])
  const endpoint = `http://127.0.0.1:${port}`
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
  })
  await until(() => client.send(new CreateBucketCommand({ Bucket: 'pictures' })), 'Swift', server.output)

  return {
    /** As IMAGE_STORE names it. */
    setting: (prefix: string) =>
      `s3://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@pictures/${prefix}?endpoint=${encodeURIComponent(endpoint)}`,
    async names(prefix: string): Promise<string[]> {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: 'pictures', Prefix: `${prefix}/` }),
      )
      return Contents.map(({ Key = '' }) => Key.slice(prefix.length + 1)).sort()
    },
  }
}

function ring(folder: string, kind: string, port: number): void {
  const builder = path.join(folder, `${kind}.builder`)
  for (const words of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
    const { status, stdout, stderr } = spawnSync('swift-ring-builder', [builder, ...words])
    if (status !== 0) throw new Error(`swift-ring-builder ${words.join(' ')}: ${stdout}${stderr}`)
  }
}

/** Nothing listens where it looks for a cache, which it takes calmly. */
const proxy = (common: string, port: number) => `[DEFAULT]
${common}bind_port = ${port}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 20
node_timeout = 60
recoverable_node_timeout = 60
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_shop_keeper = ${secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`
