import { describe, expect, it } from 'vitest'
import { natsAddress } from './nats-address.ts'

describe('the address of NATS', () => {
  it.each([
    ['nats://127.0.0.1:4222', { servers: 'nats://127.0.0.1:4222' }],
    ['nats://s3cret@nats:4222', { servers: 'nats://nats:4222', token: 's3cret' }],
    [
      'nats://ann:p%40ss@nats:4222',
      { servers: 'nats://nats:4222', user: 'ann', pass: 'p@ss' },
    ],
  ])('of %s gives its credentials to the client', (url, address) => {
    expect(natsAddress(url)).toEqual(address)
  })
})
