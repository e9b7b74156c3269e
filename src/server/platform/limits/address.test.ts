import { expect, test } from 'vitest'
import { callerAddress } from './address.ts'

test.each([
  ['102.160.12.7', '102.160.12.7'],
  ['::ffff:102.160.12.7', '102.160.12.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a caller from %s counts as %s', (address, counted) => {
  expect(callerAddress(address)).toBe(counted)
})
