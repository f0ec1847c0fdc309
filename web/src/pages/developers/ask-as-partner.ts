export type PartnerAnswer = {
  status: number
  /** Seconds that the server asks to wait, otherwise null. */
  retryAfter: string | null
  body: unknown
}

/**
 * Asks the API as a partner's system does: with the key, or anonymously, but never as the signed-in viewer.
 * @throws TypeError when the server could not be reached
 */
export async function askAsPartner(key: string, body: object): Promise<PartnerAnswer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      ...(key !== '' && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  }
}
