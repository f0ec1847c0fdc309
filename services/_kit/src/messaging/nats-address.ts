export type NatsAddress = {
  servers: string
  user?: string
  pass?: string
  token?: string
}

/**
 * The client takes no credentials from a URL: `nats://token@host` and `nats://user:pass@host`
 * are taken apart for it.
 */
export function natsAddress(url: string): NatsAddress {
  const parsed = new URL(url)
  const user = decodeURIComponent(parsed.username)
  const pass = decodeURIComponent(parsed.password)
  parsed.username = ''
  parsed.password = ''
  const servers = parsed.href
  if (user === '') return { servers }
  return pass === '' ? { servers, token: user } : { servers, user, pass }
}
