// A thread for tests, which runs the sources.
import { register } from 'tsx/esm/api'

register()
await import('./misbehaving-pages.ts')
